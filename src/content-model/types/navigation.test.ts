import { navigation } from './navigation';

type Item = Record<string, string>;

const item: Item = { name: 'Wires', href: '/products/wires', description: 'final in minutes', icon: 'arrow' };
/** A navigation whose links of one kind are `odd`. */
const withOdd = (kind: string, odd: Item) => ({
  menus: ['products', 'solutions', 'developers'].map((id) => ({
    id,
    name: id,
    items: [kind === 'menu' ? odd : item],
    quick_links: { title: 'Quick links', items: [kind === 'quick link' ? odd : item] },
  })),
  links: [kind === 'link of the bar' ? odd : item],
  sign_in: kind === 'sign_in' ? odd : item,
  sign_up: kind === 'sign_up' ? odd : item,
  get_started: kind === 'get_started' ? odd : item,
});

const kinds = ['menu', 'quick link', 'link of the bar', 'sign_in', 'sign_up', 'get_started'];

test.each(kinds)('%s: name, href, description and icon are required', (kind) => {
  expect(navigation.safeParse(withOdd(kind, item)).success).toBe(true);
  for (const field of Object.keys(item)) {
    const { [field]: _, ...odd } = item;
    const issues = navigation.safeParse(withOdd(kind, odd)).error?.issues ?? [];
    expect([field, ...new Set(issues.map(({ path }) => path.at(-1)))]).toEqual([field, field]);
    expect(navigation.safeParse(withOdd(kind, { ...item, [field]: '' })).success).toBe(false);
  }
});
