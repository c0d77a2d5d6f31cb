/**
 * Does to the page what a browser does that translates it: each text goes, and two `<font>` with another text come in its
 * place; whatever changes is translated again. The words stay the same, so that tests find them. Out: ends it.
 */
export function translatePage(): () => void {
  const observer = new MutationObserver(translate);
  const watch = { childList: true, characterData: true, subtree: true };
  function translate() {
    observer.disconnect();
    for (const text of textsOf(document.body)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    observer.observe(document.body, watch);
  }
  translate();
  return () => {
    observer.disconnect();
  };
}

function textsOf(root: Node): Text[] {
  return [...root.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data.trim() ? [node] : [];
    return node instanceof Element && /^(?:font|textarea|script|style)$/i.test(node.tagName)
      ? []
      : textsOf(node);
  });
}
