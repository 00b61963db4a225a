import { patchPagefindFailures } from './pagefind-failures';

const code = [
  'a("load_index_chunk")).catch(()=>{});}',
  'this.instances=[this.primary];this.init(options2?.language);}',
];

test("search fails if a part of the index can't be loaded", () => {
  expect(patchPagefindFailures(code.join(''))).toBe(
    'a("load_index_chunk"));}this.instances=[this.primary];this.init(options2?.language).catch(()=>{});}',
  );
});

test('unknown code is refused', () => {
  expect(() => patchPagefindFailures(code[0] ?? '')).toThrow("Pagefind's code has changed");
});
