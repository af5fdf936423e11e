import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { site } from '@shared/site';
import { WhatItTakes } from './what-it-takes';

const samePrice = 'We quote after a free first call, whichever you choose.';

test('what holds for all three services is said once', async () => {
  await renderAt(<WhatItTakes />);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getByText(samePrice)).toBeVisible();
});

test('a price that is set stands at its service', async () => {
  const before = site.pricesFrom;
  Object.assign(site, { pricesFrom: { ...before, custom_ai: 9000 } });
  onTestFinished(() => void Object.assign(site, { pricesFrom: before }));
  await renderAt(<WhatItTakes />);
  expect(screen.queryByText(samePrice)).toBeNull();
  expect(screen.getAllByRole('article')[2]).toHaveTextContent('From €9,000');
});
