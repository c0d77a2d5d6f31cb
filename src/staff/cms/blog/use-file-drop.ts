import { useEffect, useState, type RefObject } from 'react';

/**
 * Takes a file that is dropped on `zone`. One that is dropped beside it is left alone, and never opened by the browser,
 * which would take the page away. `take` undefined: nothing can be taken now. Out: whether a file is over the zone.
 */
export function useFileDrop(
  zone: RefObject<HTMLElement | null>,
  take: ((file: File) => void) | undefined,
): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const isInside = ({ target }: DragEvent): boolean =>
      take !== undefined && target instanceof Node && zone.current?.contains(target) === true;
    const drag = (event: DragEvent): void => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = isInside(event) ? 'copy' : 'none';
      setOver(isInside(event));
    };
    const drop = (event: DragEvent): void => {
      drag(event);
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file && isInside(event)) take?.(file);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    addEventListener('dragover', drag);
    addEventListener('drop', drop);
    addEventListener('dragleave', leave);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('drop', drop);
      removeEventListener('dragleave', leave);
    };
  }, [zone, take]);
  return over;
}
