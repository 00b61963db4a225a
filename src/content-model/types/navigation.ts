import { z } from 'zod';
import { choice, href, icon, rail, record, text } from '../fields';

const item = record('NavigationItem', 'A link of the top navigation.', {
  name: text('Text of the link.'),
  href,
  description: text('A few words about what is there.'),
  icon,
  rail: rail.optional(),
});

const menu = record('NavigationMenu', 'A menu of the top navigation.', {
  id: choice('MenuId', 'Which of the three menus it is.', ['products', 'solutions', 'developers']),
  name: text('Text of the button that opens the menu.'),
  items: z.array(item).min(1).meta({ description: 'The links, in order.' }),
  quick_links: record('QuickLinks', 'A list of shortcuts next to the links.', {
    title: text('Heading.'),
    items: z.array(item).min(1),
  }).optional(),
});

/** content/navigation.yaml: the top navigation. */
export const navigation = record('NavigationContent', 'The top navigation.', {
  menus: z.array(menu).length(3, 'must be three menus; write products, solutions and developers'),
  links: z.array(item).min(1).meta({ description: 'Links next to the menus.' }),
  sign_in: item,
  sign_up: item,
  get_started: item,
});
