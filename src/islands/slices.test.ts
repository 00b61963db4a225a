/** @jest-environment jsdom */
import { moveInSlices, onSlice } from './slices';

/** Runs what waits for a frame. */
let frames: FrameRequestCallback[] = [];
async function drawFrame(): Promise<void> {
  const due = frames;
  frames = [];
  for (const draw of due) draw(0);
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});
afterEach(() => {
  window.dispatchEvent(new Event('keydown'));
  jest.restoreAllMocks();
});

/** Text that fills more than a screen. */
const long = 'word '.repeat(window.innerHeight);

/** Moves sections with these words into a page. */
function open(...words: string[]): HTMLElement {
  const built = document.createElement('div');
  built.innerHTML = `<article>${words.map((text) => `<section>${text}</section>`).join('')}</article>`;
  const island = document.createElement('div');
  document.body.replaceChildren(island);
  moveInSlices(built, island);
  return island;
}

const sections = (island: HTMLElement) =>
  [...island.querySelectorAll('article > section')].map(({ textContent }) => textContent?.split(' ')[0]);

test('what fits the first screen is there at once', () => {
  expect(sections(open('one', 'two', 'three'))).toEqual(['one', 'two', 'three']);
  expect(frames).toEqual([]);
});

test('long content follows a slice per frame, in order, and what is after it stays below the fold until then', async () => {
  const island = open(`one ${long}`, `two ${long}`, 'three', `four ${long}`, 'five');
  expect(sections(island)).toEqual(['one']);
  expect(island.style.minHeight).toBe('100vh');
  await drawFrame();
  expect(sections(island)).toEqual(['one', 'two']);
  while (frames.length > 0) await drawFrame();
  expect(sections(island)).toEqual(['one', 'two', 'three', 'four', 'five']);
  expect(island.style.minHeight).toBe('');
});

test('it is all there before a key does anything', () => {
  const island = open(`one ${long}`, `two ${long}`, `three ${long}`);
  window.dispatchEvent(new Event('keydown'));
  expect(sections(island)).toEqual(['one', 'two', 'three']);
});

test('what looks for elements hears of each slice', async () => {
  const hear = jest.fn();
  const stop = onSlice(hear);
  open(`one ${long}`, `two ${long}`);
  expect(hear).not.toHaveBeenCalled();
  await drawFrame();
  expect(hear).toHaveBeenCalled();
  stop();
});
