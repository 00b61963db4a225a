/**
 * Roles for the parts of a table that CSS lays out as a grid: browsers drop the meaning of a table's elements once
 * their `display` is changed, and a role gives it back. Spread onto the element: `<tr {...tableRole.row}>`.
 */
export const tableRole = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
