import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { leadBoard, leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { leadViews } from '@shared/leads/views/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyOpportunity, leadsOnServer } from '../../testing/leads-on-server';
import { OpportunitiesSection } from '../opportunities-section';

const path = '/leadmanager/dashboard/opportunities';
const board = () => renderAt(<OpportunitiesSection />, { path });
const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 767px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

async function move(user: UserEvent, stage: string) {
  await user.click(await screen.findByRole('button', { name: 'Move “Taller Ría” to' }));
  await user.click(screen.getByRole('menuitem', { name: `Move to ${stage}` }));
}

test('a card names whose opportunity it is: the company, or else the contact', async () => {
  leadsOnServer({
    opportunities: [
      anyOpportunity({ id: 7, companyName: 'Astilleros Norte', contactName: 'Ana Puig' }),
      anyOpportunity({ id: 8, title: 'Photos', contactName: 'Bruno Feijóo' }),
    ],
  });
  await board();
  const [ofCompany, ofContact] = within(
    await screen.findByRole('region', { name: 'New enquiry' }),
  ).getAllByRole('listitem');
  expect(ofCompany).toHaveTextContent('Astilleros Norte');
  expect(ofCompany).not.toHaveTextContent('Ana Puig');
  expect(ofContact).toHaveTextContent('Bruno Feijóo');
});

test('each stage shows its cards, their number and sum', async () => {
  leadsOnServer({ opportunities: [anyOpportunity({ companyName: 'Astilleros Norte' })] });
  await board();
  const stage = within(await screen.findByRole('region', { name: 'New enquiry' }));
  expect(await stage.findByRole('heading', { name: 'New enquiry 1' })).toBeVisible();
  // Of the stage, and of its card.
  expect(stage.getAllByText('€1,500')).toHaveLength(2);
  expect(stage.getByText(/^weighted\s€0$/)).toBeVisible();
  const card = within(stage.getByRole('listitem'));
  expect(card.getByRole('link', { name: 'Taller Ría' })).toHaveAttribute('href', `${path}/7`);
  expect(card.getByText('Astilleros Norte')).toBeVisible();
  expect(card.getByText('Stale')).toBeVisible();
  expect(card.getByText('No next step')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Won' })).toBeVisible();
});

test('a card says that its date is when it closes, and that its next step is due today', async () => {
  const dates = {
    expectedClose: '2099-01-15T12:00:00Z',
    nextTask: 'Call',
    nextTaskAt: new Date().toISOString(),
  };
  leadsOnServer({ opportunities: [anyOpportunity(dates)] });
  await board();
  const stage = within(await screen.findByRole('region', { name: 'New enquiry' }));
  const card = await stage.findByRole('listitem');
  expect(card).toHaveTextContent('closes 15 Jan 99');
  expect(card).toHaveTextContent('Today · Call');
});

test('a card is added to the stage whose button is pressed', async () => {
  leadsOnServer({ opportunities: [anyOpportunity()] });
  const { user } = await board();
  await user.click(await screen.findByRole('button', { name: 'Add to Diagnosis' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New opportunity' }));
  expect(await dialog.findByRole('combobox', { name: 'Stage' })).toHaveDisplayValue('Diagnosis');
});

test('on a phone a card moves by a menu, and a refusal says where it is now', async () => {
  onPhone();
  leadsOnServer({ opportunities: [anyOpportunity()] });
  const current = anyOpportunity({ stageId: 4, version: 2 });
  fakeApi.refuse(leadOpportunities.move, 409, { message: 'Changed', current });
  const { user } = await board();
  await move(user, 'Qualified');
  expect(
    await screen.findByText('Somebody has moved it in the meantime: it is now in Proposal sent.'),
  ).toBeVisible();
});

test('on a phone every stage says how many it has, and one is shown', async () => {
  onPhone();
  leadsOnServer({ opportunities: [anyOpportunity()] });
  const { user } = await board();
  const stages = within(await screen.findByRole('group', { name: 'Stage' }));
  expect(await stages.findByRole('button', { name: /New enquiry\s*1/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(stages.getByRole('button', { name: /Diagnosis\s*0/ }));
  expect(screen.getByRole('list', { name: 'Diagnosis' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Taller Ría' })).not.toBeInTheDocument();
});

test('a card of which somebody has changed something else moves all the same', async () => {
  onPhone();
  leadsOnServer({ opportunities: [anyOpportunity()] });
  const current = anyOpportunity({ title: 'Taller Ría II', version: 2 });
  fakeApi.respond(leadOpportunities.move, () =>
    fakeApi.callsTo(leadOpportunities.move).length === 1
      ? Response.json({ message: 'Changed', current }, { status: 409 })
      : Response.json({ ...current, stageId: 2, version: 3, act: 'a-1' }),
  );
  const { user } = await board();
  await move(user, 'Qualified');
  expect(await screen.findByText('Moved to Qualified')).toBeVisible();
  expect(fakeApi.callsTo(leadOpportunities.move).map(({ body }) => body)).toMatchObject([
    { stageId: 2, version: 1 },
    { stageId: 2, version: 2 },
  ]);
});

test('a card that is won asks for the amount and the date', async () => {
  onPhone();
  leadsOnServer({ opportunities: [anyOpportunity()] });
  fakeApi.answer(leadOpportunities.move, { ...anyOpportunity({ stageId: 6 }), act: 'a-1' });
  const { user } = await board();
  await move(user, 'Won');
  const dialog = within(await screen.findByRole('dialog', { name: 'Won: Taller Ría' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Amount (EUR)' }));
  await user.type(dialog.getByRole('textbox', { name: 'Amount (EUR)' }), '1,800');
  await user.click(dialog.getByRole('button', { name: 'Mark as won' }));
  expect(await screen.findByText('Moved to Won')).toBeVisible();
  expect(fakeApi.callsTo(leadOpportunities.move)[0]?.body).toMatchObject({ stageId: 6, amount: 180_000 });
});

test('the board becomes a list, which the address keeps', async () => {
  leadsOnServer({ opportunities: [anyOpportunity()] });
  const { user } = await board();
  await user.click(await screen.findByRole('button', { name: 'List' }));
  expect(await screen.findByRole('table', { name: 'Opportunities' })).toBeVisible();
  expect(location.search).toBe('?view=list');
});

test('the board is searched, and the list is searched for the same words', async () => {
  leadsOnServer({ opportunities: [anyOpportunity()] });
  const { user } = await board();
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'ría{Enter}');
  await waitFor(() => expect(fakeApi.callsTo(leadBoard.read).at(-1)?.search.get('q')).toBe('ría'));
  await waitFor(() => expect(fakeApi.callsTo(leadBoard.sums).at(-1)?.search.get('q')).toBe('ría'));
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue('ría');
});

test('the board offers the views of opportunities, and the list takes only its words back', async () => {
  leadsOnServer({ opportunities: [anyOpportunity()] });
  const { user } = await board();
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  await user.click(screen.getByRole('menuitem', { name: 'No next task' }));
  expect(await screen.findByRole('table', { name: 'Opportunities' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Board' }));
  expect(await screen.findByRole('region', { name: 'Won' })).toBeVisible();
  expect(location.search).toBe('');
});

test('the section opens with its default view, and the board can still be chosen', async () => {
  leadsOnServer({ opportunities: [anyOpportunity()] });
  const mine = { id: 3, list: 'opportunities', name: 'Mine', query: 'view=list&q=ría', place: 0 };
  fakeApi.answer(leadViews.list, [{ ...mine, isOwn: false, isPinned: false, isDefault: true }]);
  const { user } = await board();
  expect(await screen.findByRole('table', { name: 'Opportunities' })).toBeVisible();
  expect(new URLSearchParams(location.search).get('saved')).toBe('3');
  await user.click(screen.getByRole('button', { name: 'Board' }));
  expect(await screen.findByRole('region', { name: 'Won' })).toBeVisible();
});
