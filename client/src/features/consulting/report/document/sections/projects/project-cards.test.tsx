import { expect, test } from 'vitest';
import { sampleSnapshot } from '@shared/consulting/sample/sample-report';
import { show } from '../../../testing/shown-report';

test('a fact stands at the same place of every card', async () => {
  const { container } = await show(sampleSnapshot('en'));
  const places = new Map<string, Set<string>>();
  for (const fact of container.querySelectorAll('ol > li dl > div')) {
    const label = fact.querySelector('dt')?.textContent ?? '';
    places.set(label, (places.get(label) ?? new Set()).add(fact.className));
  }
  expect(places.size).toBeGreaterThan(5);
  for (const [label, own] of places) expect([label, own.size]).toEqual([label, 1]);
  expect(new Set([...places.values()].map(([place]) => place)).size).toBe(places.size);
});
