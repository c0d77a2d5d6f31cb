/** A place on a sheet of drawings. */
interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

/**
 * One drawing of a sheet, which shows alone at `#name`; `fit` says how it fills a frame of another shape
 * (`preserveAspectRatio`). Drawings lie so far apart that none shows in the frame of the next.
 */
export function cell(name: string, { x, y, width, height }: Place, drawing: string, fit?: string): string {
  const view = `viewBox="${x ?? 0} ${y ?? 0} ${width} ${height}"${fit ? ` preserveAspectRatio="${fit}"` : ''}`;
  const from = `${x === undefined ? '' : ` x="${x}"`}${y === undefined ? '' : ` y="${y}"`}`;
  return `<view id="${name}" ${view}/><svg${from} width="${width}" height="${height}">${drawing}</svg>`;
}

/** A whole picture of this size, as it is written to a file. */
export function picture(width: number, height: number, content: string, fit?: string): string {
  const frame = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}${fit ? ` preserveAspectRatio="${fit}"` : ''}>${content}</svg>\n`;
}
