import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { anyOpportunity, leadsOnServer } from '../testing/leads-on-server';
import { StageBar } from './stage-bar';

test('a closed opportunity shows the days in each stage, those that it skipped, and how long it was open', async () => {
  leadsOnServer();
  const card = anyOpportunity({
    stageId: 6,
    outcome: 'won',
    closedAt: '2026-03-20T10:00:00.000Z',
    path: [
      { stageId: 1, at: '2026-03-01T20:00:00.000Z' },
      { stageId: 3, at: '2026-03-05T08:00:00.000Z' },
      { stageId: 6, at: '2026-03-20T10:00:00.000Z' },
    ],
  });
  await renderAt(<StageBar card={card} />, { path: '/' });
  const stages = within(await screen.findByRole('region', { name: 'Stages' }));
  const words = (await stages.findAllByRole('listitem')).map(({ textContent }) => textContent?.trim());
  expect(words.slice(0, 3)).toEqual([
    expect.stringMatching(/4 days$/),
    expect.stringMatching(/skipped$/),
    expect.stringMatching(/15 days$/),
  ]);
  expect(words.find((each) => each?.startsWith('Won'))).toBe('Wonafter 19 days');
  expect(words.find((each) => each?.startsWith('Lost'))).toBe('Lost');
});
