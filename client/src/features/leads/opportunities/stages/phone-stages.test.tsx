import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Stage } from '@shared/leads/opportunities/endpoints';
import { renderAt } from '@/testing/render';
import { anyOpportunity, leadsOnServer } from '../../testing/leads-on-server';
import { PhoneStages } from './phone-stages';

const stages = [
  { id: 1, name: 'Qualified', outcome: 'open' },
  { id: 2, name: 'Negotiation', outcome: 'open' },
  { id: 6, name: 'Won', outcome: 'won' },
] as Stage[];

async function stagesOf(changes: Parameters<typeof anyOpportunity>[0]) {
  leadsOnServer();
  const onEnter = vi.fn<(stage: Stage) => void>();
  const days = new Map([
    [1, 14],
    [2, 3],
    [6, 18],
  ]);
  const card = anyOpportunity(changes);
  const { user } = await renderAt(<PhoneStages card={card} stages={stages} days={days} onEnter={onEnter} />, {
    path: '/',
  });
  return { user, onEnter };
}

test('on a phone one line says the stage and its days, and opens the choice of another', async () => {
  const { user, onEnter } = await stagesOf({ stageId: 2, outcome: 'open' });
  const line = await screen.findByRole('button', { name: 'Stages: Negotiation · 3 days' });
  expect(screen.getByText('Negotiation').closest('li')).toHaveAttribute('aria-current', 'step');
  await user.click(line);
  expect(screen.queryByRole('menuitem', { name: 'Move to Negotiation' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Move to Won' }));
  expect(onEnter).toHaveBeenCalledWith(stages[2]);
});

test('on a phone what closes an opportunity is in sight, until it is closed', async () => {
  const { user, onEnter } = await stagesOf({ stageId: 2, outcome: 'open' });
  await user.click(await screen.findByRole('button', { name: 'Move to Won' }));
  expect(onEnter).toHaveBeenCalledWith(stages[2]);
});

test('on a phone an opportunity that was won says when, and how many days it took', async () => {
  await stagesOf({ stageId: 6, outcome: 'won', closedAt: '2026-01-14T10:00:00.000Z' });
  expect(
    await screen.findByRole('button', { name: 'Stages: Won on 14 Jan 2026 after 18 days' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Move to/ })).toBeNull();
});
