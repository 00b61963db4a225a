/** Where search and the 404 page lead before anything is typed. */
export const startingPoints = [
  { name: 'Quickstart', href: '/documentation/quickstart' },
  { name: 'Sandbox', href: '/documentation/sandbox' },
  { name: 'SDKs', href: '/documentation/sdks' },
  { name: 'Webhooks', href: '/documentation/webhooks' },
  { name: 'Codes', href: '/documentation/codes' },
  { name: 'All products', href: '/products' },
  { name: 'Choose a rail', href: '/products#chooser' },
] as const;
