import { patchPagefindFailures } from './pagefind-failures';

const code = [
  'a("load_index_chunk")).catch(()=>{});}',
  'this.instances=[this.primary];this.init(options2?.language);}',
];

test('a part of the index that cannot be loaded makes the search fail', () => {
  expect(patchPagefindFailures(code.join(''))).toBe(
    'a("load_index_chunk"));}this.instances=[this.primary];this.init(options2?.language).catch(()=>{});}',
  );
});

test('code that it does not know is refused', () => {
  expect(() => patchPagefindFailures(code[0] ?? '')).toThrow("Pagefind's code has changed");
});
