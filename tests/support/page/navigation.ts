/** The navigation's content, and its required links. */
import { brand, readContent } from '../content/content';

export type NamedLink = { name: string; href: string };
export type MenuId = 'products' | 'solutions' | 'developers';

export type MenuContent = {
  id: MenuId;
  name: string;
  items: (NamedLink & { description: string })[];
  quick_links?: { title: string; items: NamedLink[] };
};

type Navigation = {
  menus: MenuContent[];
  links: NamedLink[];
  sign_in: NamedLink;
  sign_up: NamedLink;
  get_started: NamedLink;
};

/** The external addresses in content/site.yaml. */
export const { urls } = brand();

/** The navigation in content, with those addresses filled in. */
export const navigation: Navigation = JSON.parse(
  JSON.stringify(readContent('navigation.yaml')).replace(
    /\{urls\.(\w+)\}/g,
    (token, name: keyof typeof urls) => urls[name] ?? token,
  ),
);

/** Every link of a menu, in the order of its panel. */
export const linksOf = ({ items, quick_links }: MenuContent): NamedLink[] => [
  ...items,
  ...(quick_links?.items ?? []),
];

/** Every link of the navigation except the two to the dashboard. */
export const allLinks: NamedLink[] = [...navigation.menus.flatMap(linksOf), ...navigation.links];

/** Whether a link stays on this site. */
export const isInternal = ({ href }: NamedLink): boolean => href.startsWith('/');

/** Required links by menu; editors may add more. */
export const requiredLinks: Record<MenuId | 'quick' | 'topLevel', Record<string, string>[]> = {
  products: [
    { href: '/products/ach', description: 'full control over FedACH' },
    { href: '/products/bank-accounts', description: 'flexible accounts for every use case' },
    { href: '/products/cards', description: 'issue cards instantly' },
    { href: '/products/checks', description: 'send or deposit checks programmatically' },
    { href: '/products/real-time-payments', description: 'move money instantly' },
    { href: '/products/wires', description: 'plug directly into Fedwire' },
    { href: '/products/fednow', description: 'instant payments from the Federal Reserve' },
  ],
  solutions: [
    { href: '/solutions/bill-pay' },
    { href: '/solutions/payroll' },
    { href: '/solutions/wallets' },
    { href: '/solutions/embedded-lending' },
    { href: '/solutions/fund-administration' },
    { href: '/solutions/vertical-saas' },
  ],
  developers: [
    { href: '/documentation' },
    { href: '/documentation/api' },
    { name: 'Changelog', href: '/updates?filter=Product+Updates' },
    { href: urls.status },
  ],
  quick: [
    { href: '/documentation/fedach' },
    { href: '/documentation/fedwire' },
    { href: '/documentation/check-21' },
    { href: '/documentation/real-time-payments' },
    { href: '/documentation/card-payment-lifecycle' },
    { href: '/documentation/accounts-and-account-numbers' },
  ],
  topLevel: [
    { name: 'Pricing', href: '/fees' },
    { name: 'Customers', href: '/updates?filter=Customer+story' },
    { name: 'Updates', href: '/updates' },
  ],
};
