/**
 * What browsers do when they translate a page: they replace each text with an element that has another text. The words stay the same
 * here, so that tests can find them. Texts of drawings aren't translated. Runs in the page.
 */
export const translate = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode;
    if (parentElement instanceof HTMLElement && !parentElement.closest('script,style,[translate="no"]'))
      texts.push(walker.currentNode);
  }
  for (const text of texts) {
    if (!text.nodeValue?.trim()) continue;
    const font = document.createElement('font');
    font.append(text.nodeValue);
    text.parentNode?.replaceChild(font, text);
  }
};
