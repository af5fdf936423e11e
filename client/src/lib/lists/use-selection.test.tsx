import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from './use-selection';

const hook = () => renderHook((question: string) => useSelection(question), { initialProps: '?q=mill' });

test('rows are ticked, and a tick ends the choice of all that match', () => {
  const { result } = hook();
  act(() => result.current.tick([1, 2]));
  act(() => result.current.tickAllMatching());
  expect(result.current.isAllMatching).toBe(true);
  act(() => result.current.tick([2]));
  expect([...result.current.ids]).toEqual([2]);
  expect(result.current.isAllMatching).toBe(false);
  act(() => result.current.clear());
  expect(result.current.ids.size).toBe(0);
});

test('another question forgets the ticks', () => {
  const { result, rerender } = hook();
  act(() => result.current.tick([1]));
  rerender('?q=bakery');
  expect(result.current.ids.size).toBe(0);
});
