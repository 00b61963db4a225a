import { act, renderHook } from '@testing-library/react';
import { useVolumes } from './use-volumes';

afterEach(() => window.history.replaceState(null, '', '/fees'));

test('invalid text stays in its field when another field changes at the same time', () => {
  const { result } = renderHook(useVolumes);
  act(() => {
    result.current.change('account', '12x');
    result.current.change('ach-standard', '10');
  });
  expect(result.current.field('account').value).toBe('12x');
  expect(result.current.volume('ach-standard')).toBe(10);
});

test('invalid text stays in its field while the browser allows no more changes of the address', () => {
  const limited = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {});
  const { result } = renderHook(useVolumes);
  act(() => result.current.change('account', '12'));
  expect(window.location.search).toBe('');
  act(() => result.current.change('account', '12x'));
  expect(result.current.field('account')).toEqual({
    value: '12x',
    error: expect.stringContaining('Enter a whole number'),
  });
  expect(result.current.volume('account')).toBe(12);
  limited.mockRestore();
});
