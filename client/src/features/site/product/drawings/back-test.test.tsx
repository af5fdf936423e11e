import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { BackTest } from './back-test';

test('the balance changes only between a purchase and its sale', async () => {
  const { container } = await renderAt(<BackTest />, { path: '/algorithmia' });
  const line = container.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
  const balances = line.map((point) => point.split(',').map(Number) as [number, number]);
  const trades = [...container.querySelectorAll('path[transform]')].map((mark) => {
    const [, at] = /translate\(([\d.]+)/.exec(mark.getAttribute('transform') ?? '') ?? [];
    return { at: Number(at), isPurchase: mark.getAttribute('d')?.startsWith('M0 10') };
  });
  expect(trades.map(({ isPurchase }) => isPurchase)).toEqual([true, false, true, false]);
  const movedWhileClosed = balances.filter(([x, y], index) => {
    const isOpen = trades.filter(({ at }) => at < x).at(-1)?.isPurchase ?? false;
    return !isOpen && y !== (balances[index - 1]?.[1] ?? y);
  });
  expect(movedWhileClosed).toEqual([]);
});
