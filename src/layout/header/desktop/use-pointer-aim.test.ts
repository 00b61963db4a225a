/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { openPanelEdge } from './panel-dom';
import { usePointerAim } from './use-pointer-aim';

jest.mock('./panel-dom');

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(openPanelEdge).mockReturnValue({ left: 0, right: 700, top: 60 });
});
afterEach(() => jest.useRealTimers());

const at = (clientX: number, clientY: number) => ({ clientX, clientY }) as PointerEvent;
const nav = { current: document.createElement('nav') };

/** A pointer that has left a trigger and has just entered the next one, diagonally. */
function crossing() {
  const { result, unmount } = renderHook(() => usePointerAim(nav));
  const action = jest.fn();
  result.current.follow(at(50, 30));
  result.current.act(at(120, 40), action);
  result.current.follow(at(120, 40));
  expect(action).not.toHaveBeenCalled();
  return { aim: result.current, action, unmount };
}

test('an action runs at once if the pointer moves sideways', () => {
  const { result } = renderHook(() => usePointerAim(nav));
  const action = jest.fn();
  result.current.follow(at(50, 30));
  result.current.act(at(120, 30), action);
  expect(action).toHaveBeenCalledTimes(1);
});

test('an action runs at once if no panel is open, or the pointer has no past', () => {
  const { result } = renderHook(() => usePointerAim(nav));
  const action = jest.fn();
  result.current.act(at(120, 40), action);
  expect(action).toHaveBeenCalledTimes(1);
  jest.mocked(openPanelEdge).mockReturnValue(undefined);
  result.current.follow(at(50, 30));
  result.current.act(at(120, 40), action);
  expect(action).toHaveBeenCalledTimes(2);
});

test('it waits as long as the pointer heads for the panel, and is canceled on arrival', () => {
  const { aim, action } = crossing();
  for (const y of [44, 48, 52, 56]) {
    jest.advanceTimersByTime(70);
    aim.follow(at(3 * y, y));
  }
  aim.cancel();
  jest.advanceTimersByTime(1_000);
  expect(action).not.toHaveBeenCalled();
});

test('it runs at once when the pointer turns away', () => {
  const { aim, action } = crossing();
  aim.follow(at(140, 36));
  expect(action).toHaveBeenCalledTimes(1);
});

test('it runs within 100 ms when the pointer rests, once', () => {
  const { action } = crossing();
  jest.advanceTimersByTime(100);
  expect(action).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  expect(action).toHaveBeenCalledTimes(1);
});

test('nothing runs after the pointer has left, or after unmounting', () => {
  const [left, gone] = [crossing(), crossing()];
  left.aim.leave();
  gone.unmount();
  jest.advanceTimersByTime(1_000);
  expect(left.action).not.toHaveBeenCalled();
  expect(gone.action).not.toHaveBeenCalled();
});
