import { iconNames, icons } from '../../components/icon/icons';
import { usedIcons, withIcons } from './used-icons';

const drawn = (html: string): string[] => [...html.matchAll(/id="icon-(\w+)"/g)].map(([, name = '']) => name);

test('icons mentioned in a page or a script are used, in the order of the set', () => {
  const texts = ['<use href="#icon-copy"></use>', 'e({name:"arrow"})', "f('bolt')", 'a close call, "clocks"'];
  expect(usedIcons(texts)).toEqual(['arrow', 'bolt', 'copy']);
});

test('every icon is found by its name', () => {
  for (const name of iconNames) {
    expect(usedIcons([`<use href="#icon-${name}"></use>`])).toEqual([name]);
    expect(usedIcons([`f("a"+'${name}')`])).toEqual([name]);
  }
});

test('a sprite gets the requested icons, whatever it had before', () => {
  const page =
    '<body><svg data-icons="" aria-hidden="true"><defs><path id="icon-bank" d="M0 0"></path></defs></svg><p>x</p>';
  const html = withIcons(page, ['arrow', 'bolt']);
  expect(drawn(html)).toEqual(['arrow', 'bolt']);
  expect(html).toContain(`d="${icons.arrow}"`);
  expect(html).toContain('<p>x</p>');
  expect(drawn(withIcons(html, ['bank']))).toEqual(['bank']);
  expect(withIcons('<p>no sprite</p>', ['bank'])).toBe('<p>no sprite</p>');
});
