import { render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { matchMediaStub } from '../../../tests/unit/match-media';
import { replaceHash } from '../../lib/hooks/use-hash';
import ContentsList from './ContentsList';
import PreviousNext from './PreviousNext';
import { useDocsPlace } from './use-docs-place';

/** Calls back like the browser's IntersectionObserver. */
let notify = () => {};
class FakeObserver {
  constructor(callback: () => void) {
    notify = callback;
  }
  observe(): void {}
  disconnect(): void {}
}
beforeAll(() => {
  Object.defineProperty(window, 'IntersectionObserver', { value: FakeObserver, configurable: true });
});

const fedach = { name: 'FedACH', href: '/documentation/fedach' };
const fedwire = { name: 'Fedwire', href: '/documentation/fedwire' };
/** Names of the current links with their `aria-current` value. */
const marked = (): string[] =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`);

/** A page with the list and its parts, whose tops are at these places. */
function Page({
  headings,
  at = {},
}: {
  headings: readonly { id: string; text: string }[];
  at?: Record<string, number>;
}) {
  useDocsPlace(headings.map(({ id }) => id));
  return (
    <>
      <ContentsList headings={headings} />
      {headings.map(({ id }) => (
        <h2
          key={id}
          id={id}
          ref={(node) => {
            if (node) node.getBoundingClientRect = () => ({ top: at[id] }) as DOMRect;
          }}
        >
          {id}
        </h2>
      ))}
    </>
  );
}

describe('the table of contents', () => {
  const headings = [
    { id: 'the-way', text: 'The way' },
    { id: 'returns', text: 'Returns' },
  ];

  beforeEach(() => {
    matchMediaStub();
    replaceHash('');
  });

  test('marks the part in the address, also when the address changes', () => {
    render(<Page headings={headings} />);
    expect(marked()).toEqual([]);
    act(() => replaceHash('returns'));
    expect(marked()).toEqual(['Returns location']);
    act(() => replaceHash('elsewhere'));
    expect(marked()).toEqual([]);
  });

  test.each(['été', '%C3%A9t%C3%A9', '100%', '100%25'])(
    '"#%s" marks the part with that ID, decoded',
    (text) => {
      render(
        <Page
          headings={[
            { id: 'été', text: 'Summer' },
            { id: '100%', text: 'All' },
          ]}
        />,
      );
      act(() => replaceHash(text));
      expect(marked()).toEqual([text.startsWith('100') ? 'All location' : 'Summer location']);
    },
  );

  test('scrolling writes the part being read to the address, without a new history entry, and keeps the fragment of a link', () => {
    const at: Record<string, number> = { 'the-way': -400, returns: 80 };
    render(<Page headings={headings} at={at} />);
    const entries = window.history.length;
    act(() => notify());
    expect(window.location.hash).toBe('');
    act(() => {
      window.dispatchEvent(new Event('scroll'));
      notify();
    });
    expect(marked()).toEqual(['Returns location']);
    at.returns = 900;
    act(() => notify());
    expect(marked()).toEqual(['The way location']);
    at['the-way'] = 300;
    act(() => notify());
    expect(window.location.hash).toBe('');
    expect(window.history.length).toBe(entries);
    // A link to a part, followed with Enter: the page moves before the browser reports the change of the address.
    act(() => {
      window.dispatchEvent(new Event('keydown'));
      window.history.pushState(null, '', '#figure');
      at['the-way'] = 80;
      notify();
    });
    expect(window.location.hash).toBe('#figure');
    act(() => {
      window.dispatchEvent(new Event('wheel'));
      notify();
    });
    expect(window.location.hash).toBe('#the-way');
  });
});

test.each([
  ['the first', undefined, fedwire, ['Next Fedwire']],
  ['the last', fedach, undefined, ['Previous FedACH']],
  ['one between', fedach, fedwire, ['Previous FedACH', 'Next Fedwire']],
])('previous and next of %s', (_which, previous, next, names) => {
  render(<PreviousNext previous={previous} next={next} />);
  const nav = within(screen.getByRole('navigation', { name: 'Previous and next' }));
  const links = nav.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(names);
});
