import { securityTxt } from './security-txt';

test('every field of RFC 9116 stands on a line of its own, with full addresses', () => {
  const text = securityTxt({
    brand: { url: 'https://quayside.example', emails: { security: 'security@quayside.example' } },
    securityTxt: { expires: '2027-10-01', languages: ['en', 'de'], policy: '/security#report' },
  });
  expect(text).toBe(`Contact: mailto:security@quayside.example
Contact: https://quayside.example/contact
Expires: 2027-10-02T00:00:00.000Z
Preferred-Languages: en, de
Canonical: https://quayside.example/.well-known/security.txt
Policy: https://quayside.example/security#report
`);
});
