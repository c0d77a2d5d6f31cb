/** What moves less than this, in CSS pixels, nobody sees; the browser's own measure of layout shifts says the same. */
const UNSEEN = 3;

/**
 * Sets a page that was painted before its fonts came in its own faces after all: both, or one, or none, so that nothing
 * in sight moves. Says which in `<html data-late-fonts>`.
 */
async function setLateFonts(root: Document): Promise<void> {
  const faces = await Promise.all(preloadedFaces(root).map((face) => face.load()));
  const before = placesInSight(root);
  const choices = [faces, ...faces.map((face) => [face]), []];
  const still = choices.find((choice) => {
    for (const face of choice) root.fonts.add(face);
    const moves = hasMoved(before);
    if (moves) for (const face of choice) root.fonts.delete(face);
    return !moves;
  });
  root.documentElement.dataset['lateFonts'] = still?.map(({ family }) => family).join(' ');
}

/** The faces whose files the page preloads, as its styles declare them (fonts.css), to be set whenever they come. */
function preloadedFaces(root: Document): FontFace[] {
  const files = [...root.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(({ href }) =>
    href.slice(href.lastIndexOf('/') + 1),
  );
  return [...root.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => files.some((file) => style.getPropertyValue('src').includes(file)))
    .map(({ style }) => {
      const family = style.getPropertyValue('font-family').replaceAll('"', '');
      const weight = style.getPropertyValue('font-weight');
      return new FontFace(family, style.getPropertyValue('src'), { weight, display: 'swap' });
    });
}

/** Where each text and each box in the window begins. */
function placesInSight(root: Document): Map<Node, DOMRect[]> {
  const places = new Map<Node, DOMRect[]>();
  const nodes = root.createTreeWalker(root.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const starts = startsOf(nodes.currentNode);
    if (starts.some(({ top, bottom }) => bottom > 0 && top < window.innerHeight))
      places.set(nodes.currentNode, starts);
  }
  return places;
}

/** The corner of a box; of a text its first two lines, or what stands beside a large initial. */
function startsOf(node: Node): DOMRect[] {
  if (node instanceof Element) return [node.getBoundingClientRect()];
  const range = new Range();
  range.selectNodeContents(node);
  return [...range.getClientRects()].slice(0, 2);
}

const hasMoved = (places: ReadonlyMap<Node, readonly DOMRect[]>): boolean =>
  [...places].some(([node, before]) => {
    const now = startsOf(node);
    return (
      now.length !== before.length ||
      now.some(({ x, y }, line) => {
        const old = before[line];
        return !old || Math.abs(x - old.x) >= UNSEEN || Math.abs(y - old.y) >= UNSEEN;
      })
    );
  });

setLateFonts(document).catch(() => {
  // They never came: the fallback stays.
});
