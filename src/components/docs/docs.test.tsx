import { render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { replaceHash } from '../../lib/routing/hash-store';
import { ArticleColumns } from './ArticleColumns';
import { ContentsList } from './ContentsList';
import { DocumentationGroups } from './DocumentationGroups';
import { GoalGrid } from './GoalGrid';
import { PreviousNext } from './PreviousNext';
import { ResourceGroups } from './ResourceGroups';
import SideNavigation from './SideNavigation';

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
const groups = [
  { title: 'Networks', links: [fedach, fedwire] },
  { title: 'Reference', links: [{ name: 'Status', href: 'https://status.example' }] },
];

/** Names of the current links with their `aria-current` value. */
const marked = (): string[] =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`);

describe('the table of contents', () => {
  const headings = [
    { id: 'the-way', text: 'The way' },
    { id: 'returns', text: 'Returns' },
  ];

  beforeEach(() => replaceHash(''));

  test("is a separate navigation that isn't printed", () => {
    const { container } = render(<ContentsList headings={headings} />);
    const nav = container.querySelector('nav');
    expect(nav).toHaveAttribute('aria-label', 'On this page');
    expect(nav).toHaveAttribute('data-print', 'none');
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#the-way',
      '#returns',
    ]);
  });

  test('is left out on a page without headings', () => {
    const { container } = render(<ContentsList headings={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('marks the part in the address, also when the address changes', () => {
    render(<ContentsList headings={headings} />);
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
        <ContentsList
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
    render(
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
      </>,
    );
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

describe('the side navigation', () => {
  test('lists each group under its heading', () => {
    const { container } = render(<SideNavigation groups={groups} pathname="/" />);
    expect(container.querySelector('nav')).toHaveAttribute('aria-label', 'Documentation');
    expect([...container.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Networks',
      'Reference',
    ]);
  });

  test.each([
    ['/documentation/fedwire', ['Fedwire page']],
    ['/documentation/fedwire/', ['Fedwire page']],
    ['/documentation', []],
  ])('on %s the links %j are marked', (pathname, names) => {
    render(<SideNavigation groups={groups} pathname={pathname} />);
    expect(marked()).toEqual(names);
  });
});

test('the groups of the documentation are headings with links; external links are marked', () => {
  render(<DocumentationGroups groups={groups} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Networks',
    'Reference',
  ]);
  expect(screen.getByRole('link', { name: 'Status' })).toHaveAttribute('rel', 'noopener');
});

test('each goal is one link with a heading', () => {
  render(
    <GoalGrid
      goals={[{ icon: 'bank', title: 'Pay by ACH', text: 'Windows and codes.', href: fedach.href }]}
    />,
  );
  const link = screen.getByRole('link', { name: /Pay by ACH\s*Windows and codes\./ });
  expect(link).toHaveAttribute('href', '/documentation/fedach');
  expect(within(link).getByRole('heading', { level: 2 })).toHaveTextContent('Pay by ACH');
});

test('resources are links under their rail or subject, each with a line', () => {
  const resources = [{ name: 'ACH transfers', path: '/ach-transfers', summary: 'Money by ACH.' }];
  const events = [{ name: 'Events', path: '/events', summary: 'What happened.' }];
  render(
    <ResourceGroups
      groups={[
        { name: 'ACH', rail: 'ach', resources },
        { name: 'Platform', rail: null, resources: events },
      ]}
    />,
  );
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['A ACH', 'Platform']);
  expect(screen.getByRole('heading', { name: 'ACH' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ACH transfers' })).toHaveAttribute('href', '/ach-transfers');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Money by ACH.',
    'What happened.',
  ]);
});

test('an article is between its side navigation and its table of contents', () => {
  render(
    <ArticleColumns side={<p>side</p>} contents={<p>contents</p>}>
      <p>words</p>
    </ArticleColumns>,
  );
  expect(screen.getByRole('article')).toHaveTextContent(/^words$/);
  expect(document.body.textContent).toMatch(/side.*words.*contents/);
});
