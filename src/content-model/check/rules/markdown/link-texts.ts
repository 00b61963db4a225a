/** Links whose text says nothing about where they lead. Screen readers list links without the text around them. */
import { toString as textOf } from 'mdast-util-to-string';
import { quote } from '../../diagnostics/diagnostic';
import { visitNodes } from '../../reading/visit-nodes';
import { type Found, type Markdown, startOf } from './found';

const empty =
  /^(?:(?:(?:click|tap|see|read|learn more|find out more|more) )?here|(?:(?:read|learn|find out|see) )?more|(?:(?:this|the) )?link|page|(?:web)?site)\.?$/i;

/** The links with such a text. */
export function linkTextErrors({ tree }: Markdown): Found[] {
  const found: Found[] = [];
  visitNodes(tree, (link) => {
    if (link.type !== 'link' && link.type !== 'linkReference') return;
    const words = textOf(link).trim();
    if (!empty.test(words)) return;
    const message = `the text ${quote(words)} does not say where the link leads`;
    found.push({ offset: startOf(link), message, fix: 'write what the page is about in the brackets' });
  });
  return found;
}
