/**
 * The board is a table to assistive technology and a grid of cards on phones. Browsers drop the semantics of table elements
 * once CSS changes their `display`, so its parts are plain elements with these roles. Spread onto the element.
 */
export const tableRole = {
  table: { role: 'table', 'aria-labelledby': 'departures' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
