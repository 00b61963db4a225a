import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const engines = ['chromium', 'firefox', 'webkit'];

/** Writes index.html, which shows the screenshots in a folder's subfolders side by side, one row per name. */
export function writeSheet(folder: string): void {
  const present = engines.filter((engine) => existsSync(join(folder, engine)));
  const names = [...new Set(present.flatMap((engine) => readdirSync(join(folder, engine))))].sort();
  const head = present.map((engine) => `<th>${engine}</th>`).join('');
  const rows = names.map((name) => {
    const cells = present.map(
      (engine) => `<td><img src="${engine}/${name}" alt="${name} in ${engine}"></td>`,
    );
    return `<tr><th>${name.replace('.png', '')}</th>${cells.join('')}</tr>`;
  });
  const style = 'table{border-spacing:8px}img{width:30vw;border:1px solid #999}th{font:14px sans-serif}';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Templates</title><style>${style}</style><table><tr><th></th>${head}</tr>${rows.join('')}</table>`,
  );
}
