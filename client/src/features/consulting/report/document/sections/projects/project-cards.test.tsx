import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleSnapshot } from '@shared/consulting/sample/sample-report';
import { show } from '../../../testing/shown-report';

test('the facts of every card come in the same order', async () => {
  const { container } = await show(sampleSnapshot('en'));
  const cards = [...container.querySelectorAll<HTMLElement>('ol > li:has(dl)')];
  const labels = cards.map((card) =>
    within(card)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  );
  expect(labels).toHaveLength(3);
  const [all = []] = labels;
  for (const own of labels) expect(own).toEqual(all.filter((label) => own.includes(label)));
});
