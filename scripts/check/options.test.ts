import { optionsFrom } from './options';

const defaults = {
  files: [],
  json: false,
  disclosures: false,
  words: false,
  watch: false,
  cache: true,
  help: false,
};

test.each([
  [[], defaults],
  [['--today', '2027-06-01'], { ...defaults, today: '2027-06-01' }],
  [['--today=2027-06-01', '--no-cache'], { ...defaults, today: '2027-06-01', cache: false }],
  [['--watch'], { ...defaults, watch: true }],
  [['--disclosures'], { ...defaults, disclosures: true }],
  [['--words'], { ...defaults, words: true }],
  [['--help'], { ...defaults, help: true }],
  [['--json'], { ...defaults, json: true }],
  [
    ['content/facts.yaml', 'content/updates', '--json'],
    { ...defaults, files: ['content/facts.yaml', 'content/updates'], json: true },
  ],
])('%j', (args, options) => {
  expect(optionsFrom(args)).toEqual(options);
});

test.each([
  [['--tody', '2027-06-01'], "Unknown option '--tody'"],
  [['--today'], 'argument missing'],
  [['--watch=yes'], 'does not take an argument'],
  [['--today', 'tomorrow'], '"tomorrow" is not a day. Write one like 2027-06-01.'],
  [['--today', '2027-02-30'], '"2027-02-30" is not a day. Write one like 2027-06-01.'],
  [['--watch', '--disclosures'], 'Use --disclosures without --watch.'],
  [['--watch', '--words'], 'Use --words without --watch.'],
  [['--watch', '--json'], 'Use --json without --watch.'],
  [['--disclosures', '--json'], 'Use --disclosures without --json.'],
  [['--words', 'content/facts.yaml'], 'Use --words without files.'],
])('%j is refused with a one-sentence error', (args, message) => {
  expect(() => optionsFrom(args)).toThrow(message);
});
