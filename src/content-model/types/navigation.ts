import { z } from 'zod';
import { href, icon, rail, text } from '../fields';

const item = z
  .strictObject({
    name: text('Text of the link.'),
    href,
    description: text('A few words about what is there.'),
    icon,
    rail: rail.optional(),
  })
  .meta({ id: 'NavigationItem', description: 'A link of the top navigation.' });

const menu = z
  .strictObject({
    id: z
      .enum(['products', 'solutions', 'developers'])
      .meta({ id: 'MenuId', description: 'Which of the three menus it is.' }),
    name: text('Text of the button that opens the menu.'),
    items: z.array(item).min(1).meta({ description: 'The links, in order.' }),
    quick_links: z
      .strictObject({ title: text('Heading.'), items: z.array(item).min(1) })
      .meta({ id: 'QuickLinks', description: 'A list of shortcuts next to the links.' })
      .optional(),
  })
  .meta({ id: 'NavigationMenu', description: 'A menu of the top navigation.' });

/** content/navigation.yaml: the top navigation. */
export const navigation = z
  .strictObject({
    menus: z.array(menu).length(3, 'must be three menus; write products, solutions and developers'),
    links: z.array(item).min(1).meta({ description: 'Links next to the menus.' }),
    sign_in: item,
    sign_up: item,
    get_started: item,
  })
  .meta({ id: 'NavigationContent', description: 'The top navigation.' });
