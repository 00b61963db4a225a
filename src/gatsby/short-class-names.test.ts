import { shortenClassNames } from './short-class-names';

const page = (body: string) =>
  `<head><style>.css-a1{top:0}.css-b2>.css-c3{top:1px}@media print{.css-c3{top:2px}}</style></head><body>${body}</body>`;

test('a style that only still parts have gets a short name, in the style too', () => {
  const html = page(
    '<nav class="css-a1"></nav><div data-still="x"><div class="css-b2 copy"><i class="css-c3"></i></div></div>',
  );
  expect(shortenClassNames(html)).toBe(
    '<head><style>.css-a1{top:0}._0>._1{top:1px}@media print{._1{top:2px}}</style></head><body>' +
      '<nav class="css-a1"></nav><div data-still="x"><div class="_0 copy"><i class="_1"></i></div></div></body>',
  );
});

test('a style that a live part has too keeps its name, wherever that part stands', () => {
  const still = '<div data-still="x"><div><p class="css-c3"></p></div><p class="css-b2"></p></div>';
  for (const html of [page(`${still}<p class="css-c3"></p>`), page(`<p class="css-c3"></p>${still}`)]) {
    const short = shortenClassNames(html);
    expect(short.match(/css-c3/g)).toHaveLength(4);
    expect(short).not.toContain('css-b2');
  }
});

test('words stay as they are, and a page that has short names too', () => {
  const html = page('<div data-still="x"><p class="css-a1">css-z9</p></div><p>css-y8</p>');
  const short = shortenClassNames(html);
  expect(short).toContain('css-y8');
  expect(shortenClassNames(short)).toBe(short);
});
