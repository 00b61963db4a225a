import { isOfficial } from './official-source';

test.each([
  ['https://www.frbservices.org/financial-services/ach', true],
  ['https://achdevguide.nacha.org/ach-file-details', true],
  ['https://nacha.org', true],
  ['https://nacha.org.example.com/rules', false],
  ['https://notnacha.org/', false],
  ['https://blog.example.com/nacha.org', false],
  ['nacha.org', false],
  ['', false],
])('%p is official: %p', (address, official) => {
  expect(isOfficial(address)).toBe(official);
});
