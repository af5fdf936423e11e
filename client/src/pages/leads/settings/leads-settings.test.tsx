import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { leadActs } from '@shared/leads/acts/endpoints';
import { leadFields } from '@shared/leads/fields/endpoints';
import { leadOpportunities, leadStages } from '@shared/leads/opportunities/endpoints';
import { leadSettings } from '@shared/leads/settings/endpoints';
import { leadTags } from '@shared/leads/tags/endpoints';
import { anyField, leadsOnServer } from '@/features/leads/testing/leads-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { type LeadsPart, LeadsSettings } from './leads-settings';

async function open(part: LeadsPart, prepare: () => void = () => {}) {
  signedInAs();
  leadsOnServer();
  prepare();
  const opened = await renderAt(<LeadsSettings part={part} />, {
    path: `/leadmanager/dashboard/settings?part=${part}`,
  });
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  return { ...opened, section };
}

test('keys are set where there is a keyboard, and the calendar says that it is only read', async () => {
  const { section, unmount } = await open('tools');
  expect((await section('Keyboard shortcuts')).getByRole('checkbox')).toBeVisible();
  expect(screen.getByText(/with a date appear there; you change them here/)).toBeVisible();
  unmount();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(hover: none)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await (await open('tools')).section('Tasks in your calendar');
  expect(screen.queryByRole('region', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
});

test('the currency is saved as it is chosen', async () => {
  const { user, section } = await open('sales');
  fakeApi.answer(leadSettings.update, { currency: 'USD', country: 'ES', lostReasons: null });
  const region = await section('Currency and country');
  await user.selectOptions(await region.findByRole('combobox', { name: 'Currency' }), 'US Dollar (USD)');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(fakeApi.callsTo(leadSettings.update)[0]?.body).toEqual({ currency: 'USD' });
});

test('a stage says where its opportunities go before it is deleted; Won and Lost stay', async () => {
  const { user, section } = await open('sales');
  fakeApi.answer(leadOpportunities.count, { count: 3, more: false });
  fakeApi.answer(leadStages.remove, null);
  const stages = await section('Stages');
  expect(await stages.findByText('5% · stale after 3 days')).toBeVisible();
  expect(stages.queryByRole('button', { name: 'Delete Won' })).not.toBeInTheDocument();
  await user.click(stages.getByRole('button', { name: 'Delete Qualified' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the stage “Qualified”?' }));
  expect(await dialog.findByText('Its 3 opportunities go to another stage.')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Move them to' }), 'Diagnosis');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Qualified deleted')).toBeVisible();
  expect(fakeApi.callsTo(leadStages.remove)[0]?.body).toEqual({ moveTo: 3 });
});

test('a stage is added', async () => {
  const { user, section } = await open('sales');
  fakeApi.answer(leadStages.create, {
    id: 9,
    name: 'Trial',
    probability: 70,
    staleDays: null,
    outcome: 'open',
    place: 5,
  });
  await user.click((await section('Stages')).getByRole('button', { name: 'New stage' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New stage' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Trial');
  await user.clear(dialog.getByRole('spinbutton', { name: 'Chance in percent' }));
  await user.type(dialog.getByRole('spinbutton', { name: 'Chance in percent' }), '70');
  await user.clear(dialog.getByRole('spinbutton', { name: 'Stale after how many days' }));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(fakeApi.callsTo(leadStages.create)[0]?.body).toEqual({
    name: 'Trial',
    probability: 70,
    staleDays: null,
  });
});

test('a reason for a loss is renamed in its place, and a refusal keeps what was typed', async () => {
  const { user, section } = await open('sales');
  const reasons = await section('Loss reasons');
  await user.click(await reasons.findByRole('button', { name: 'Edit Price' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit reason' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await user.clear(reason);
  await user.type(reason, 'No need');
  fakeApi.refuse(leadSettings.update, 400, { fields: { lostReasons: 'This reason is already there' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This reason is already there')).toBeVisible();
  expect(reason).toHaveValue('No need');
  fakeApi.answer(leadSettings.update, { currency: 'EUR', country: 'ES', lostReasons: null });
  await user.type(reason, ' now');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(fakeApi.callsTo(leadSettings.update).at(-1)?.body).toEqual({
    lostReasons: ['No need now', 'Chose a competitor', 'Not the right time', 'No need', 'No answer'],
  });
});

test('a reason for a loss is deleted once that is confirmed', async () => {
  const { user, section } = await open('sales');
  fakeApi.answer(leadSettings.update, { currency: 'EUR', country: 'ES', lostReasons: null });
  await user.click(await (await section('Loss reasons')).findByRole('button', { name: 'Delete Price' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the reason “Price”?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Price deleted')).toBeVisible();
  expect(fakeApi.callsTo(leadSettings.update)[0]?.body).toEqual({
    lostReasons: ['Chose a competitor', 'Not the right time', 'No need', 'No answer'],
  });
});

test('a field with options is added, and a name that is taken stands beside it', async () => {
  const { user, section } = await open('fields');
  await user.click((await section('Custom fields')).getByRole('button', { name: 'New field' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New field' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Level');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'One of some options');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('Add at least one option')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add an option' }));
  await user.type(dialog.getByRole('textbox', { name: 'Option 1' }), 'Low');
  expect(dialog.getByRole('button', { name: 'Drag Low' })).toBeEnabled();
  fakeApi.refuse(leadFields.create, 400, {
    fields: { label: 'There is already a field with this name here' },
  });
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('There is already a field with this name here')).toBeVisible();
  expect(fakeApi.callsTo(leadFields.create)[0]?.body).toMatchObject({
    entity: 'contact',
    kind: 'choice',
    label: 'Level',
    choices: [{ label: 'Low' }],
  });
});

test('a field says how many records hold a value before it is deleted', async () => {
  const { user, section } = await open('fields', () => fakeApi.answer(leadFields.list, [anyField()]));
  fakeApi.answer(leadFields.use, { records: 12, choices: {} });
  fakeApi.answer(leadFields.remove, { act: 'a-1', count: 1 });
  await user.click(await (await section('Custom fields')).findByRole('button', { name: 'Delete Origin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the field “Origin”?' }));
  expect(await dialog.findByText('12 records have a value, which disappears with it.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(fakeApi.callsTo(leadActs.undo)).toMatchObject([{ path: '/api/leads/acts/a-1/undo' }]);
});

test('tags are listed with what carries them, and renamed', async () => {
  const { user, section } = await open('fields', () => {
    fakeApi.answer(leadTags.list, [{ id: 5, name: 'VIP' }]);
    fakeApi.answer(leadTags.counts, [{ id: 5, contacts: 2, companies: 1, opportunities: 0 }]);
  });
  const tags = await section('Tags');
  expect(await tags.findByText('2 contacts, 1 company')).toBeVisible();
  fakeApi.answer(leadTags.update, { id: 5, name: 'Key client', act: 'a-1' });
  await user.click(tags.getByRole('button', { name: 'Edit VIP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename tag' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Key client');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(fakeApi.callsTo(leadTags.update)[0]?.body).toEqual({ name: 'Key client' });
});

test('each change of the last days can be taken back from its list', async () => {
  const act = {
    id: 'a-7',
    place: 1,
    at: '2026-11-20T10:00:00Z',
    kind: 'edit',
    entity: 'contact' as const,
    count: 3,
    actor: { kind: 'person' as const, id: 1, name: 'Marta', via: 'screen' as const },
    undoneBy: null,
    undoes: null,
    record: null,
    change: null,
  };
  const others = [
    { ...act, id: 'a-8', kind: 'distinguish', count: 2 },
    { ...act, id: 'a-9', kind: 'samples', count: 359 },
  ];
  const rows = [act, ...others];
  const { user, section } = await open('history', () => fakeApi.answer(leadActs.list, { rows, next: null }));
  const acts = await section('Changes in the last 30 days');
  expect(await acts.findByText(/said that 2 contacts are not duplicates/)).toBeVisible();
  expect(acts.getByText(/loaded the sample data: 359 entries/)).toBeVisible();
  await user.click(await acts.findByRole('button', { name: 'Undo: Edited · 3 contacts' }));
  expect(await screen.findByText('Taken back')).toBeVisible();
  expect(fakeApi.callsTo(leadActs.undo)).toMatchObject([{ path: '/api/leads/acts/a-7/undo' }]);
});
