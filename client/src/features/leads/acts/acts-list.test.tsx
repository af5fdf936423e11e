import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadActs } from '@shared/leads/acts/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { ActsList } from './acts-list';

test('what an account was filled with counts as records, since they are of every kind', async () => {
  const act = {
    place: 1,
    entity: 'contact',
    count: 359,
    actor: { kind: 'person', id: 1, name: 'Demo', via: 'screen' },
    at: '2026-11-27T04:16:00.000Z',
    undoes: null,
    undoneBy: null,
  } as const;
  fakeApi.answer(leadActs.list, {
    rows: [
      { ...act, id: 'a', kind: 'demo' },
      { ...act, id: 'b', kind: 'samples' },
      { ...act, id: 'c', kind: 'import' },
    ],
    next: null,
  });
  await renderAt(<ActsList />);
  expect(await screen.findByText('Demo data loaded · 359 records')).toBeVisible();
  expect(screen.getByText('Samples loaded · 359 records')).toBeVisible();
  expect(screen.getByText('Imported · 359 contacts')).toBeVisible();
});
