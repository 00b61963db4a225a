import { checkEdited } from '../../../../tests/unit/content-copy';

test.each(['', '/', '#hours', '/#hours'])(
  'an article that the side navigation lacks is reported, also if another one ends in "%s" there',
  (end) => {
    const { diagnostics } = checkEdited({
      file: 'documentation.yaml',
      from: 'href: /documentation/fedwire }\n      - { name: FedNow, href: /documentation/fednow }',
      to: `href: "/documentation/fedwire${end}" }`,
    });
    expect(diagnostics).toEqual([
      expect.objectContaining({
        file: 'content/documentation/fednow.md',
        message: 'the article "FedNow" is not in the side navigation',
      }),
    ]);
  },
);
