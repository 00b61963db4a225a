import { readFileSync } from 'node:fs';
import { findIn } from '../src/lib/search/find';
import { openBuiltIndex } from '../tests/support/site/search-index';
(async () => {
  const index = await openBuiltIndex();
  const src = readFileSync('tests/files/queries.test.ts', 'utf8').replaceAll('${docs}', '/documentation');
  const list = [...src.matchAll(/^    \['(.+?)', [`'](.+?)[`']\],/gm)].map(([, q = '', u = '']) => [q, u] as const);
  let bad = 0;
  for (const [q, u] of list) {
    const { groups } = await findIn(index, q);
    const hits = groups.flatMap((g) => g.hits.map((h) => h.url));
    if (hits[0] !== u) { bad++; console.log(q, '| want', u, hits.indexOf(u), '| got', hits.slice(0, 3).join(' ')); }
  }
  console.log(list.length, 'bad', bad);
  const r=await index.search('account numbers'); for (const x of r.results.slice(0,30)) { const d=await x.data(); if (/r43$|accounts-and/.test(d.url)) console.log(d.url,x.score,x.matchedMetaFields,d.meta.names,d.sub_results.map(t=>t.title+'|'+t.anchor?.element)); }
  for (const q of process.argv.slice(2)) {
    const { groups, total } = await findIn(index, q);
    console.log('==', q, total);
    for (const g of groups) for (const h of g.hits.slice(0, 4)) console.log('  ', g.name, h.url, '|', h.excerpt.map((p) => p.text).join('').slice(0, 110));
  }
})();
