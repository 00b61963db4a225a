/** GraphQL data of a small site's layout. */
export const layoutData: Queries.LayoutFragment = {
  socialCard: '/social-card-1a2b.png',
  breadcrumbs: [
    { name: 'Home', path: '/' },
    { name: 'Pricing', path: '/fees' },
  ],
  brand: {
    name: 'Halyard',
    url: 'https://halyard.example',
    default_title: 'Banking by API',
    default_description: 'Every rail by one API.',
    structured_description: 'Halyard moves money.',
    urls: { documentation: 'https://docs.example' },
    emails: { support: 'help@halyard.example' },
  },
  navigation: {
    menus: [
      {
        id: 'products',
        name: 'Products',
        items: [
          { name: 'ACH', href: '/products/ach', description: 'over FedACH', icon: 'batch', rail: 'ach' },
          {
            name: 'Wires',
            href: '/products/wires',
            description: 'over Fedwire',
            icon: 'wire',
            rail: 'wires',
          },
        ],
        quick_links: null,
      },
      {
        id: 'solutions',
        name: 'Solutions',
        items: [
          {
            name: 'Payroll',
            href: '/solutions/payroll',
            description: 'on your schedule',
            icon: 'people',
            rail: null,
          },
        ],
        quick_links: null,
      },
      {
        id: 'developers',
        name: 'Developers',
        items: [
          {
            name: 'Documentation',
            href: '/documentation',
            description: 'step by step',
            icon: 'book',
            rail: null,
          },
          {
            name: 'Changelog',
            href: '/updates?filter=Product+Updates',
            description: 'what changed',
            icon: 'history',
            rail: null,
          },
          {
            name: 'Status',
            href: 'https://status.example',
            description: 'of each rail',
            icon: 'pulse',
            rail: null,
          },
        ],
        quick_links: { title: 'Quick links', items: [{ name: 'FedACH', href: '/documentation/fedach' }] },
      },
    ],
    links: [
      { name: 'Pricing', href: '/fees' },
      { name: 'Customers', href: '/updates?filter=Customer+story' },
      { name: 'Updates', href: '/updates' },
    ],
    sign_in: { name: 'Sign in', href: 'https://dashboard.example/login' },
    sign_up: { name: 'Sign up', href: 'https://dashboard.example/signup' },
    get_started: { name: 'Get started', href: 'https://dashboard.example/signup' },
  },
  footer: {
    color_scheme: { title: 'Color scheme', system: 'System', light: 'Light', dark: 'Dark' },
    columns: [
      { title: 'Products', links: [{ name: 'ACH', href: '/products/ach' }] },
      { title: 'Developers', links: [{ name: 'Status', href: 'https://status.example' }] },
      { title: 'Solutions', links: [{ name: 'Sponsor banking', href: '/solutions/sponsor-banking' }] },
      { title: 'Company', links: [{ name: 'Pricing', href: '/fees' }] },
    ],
  },
  disclosures: {
    blocks: [
      { id: 'general', paragraphs: ['Halyard is not a bank.', 'Cards are issued by Second Bank.'] },
      { id: 'deposit_placement', paragraphs: ['Deposits may be placed at other banks.'] },
      { id: 'fdic_status', paragraphs: ['Halyard is not FDIC-insured.'] },
    ],
    sample: ['The banks are fictional.'],
  },
  banks: { sample: true },
};
