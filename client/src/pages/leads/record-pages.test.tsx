import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { Route } from 'wouter';
import { leadCommunications } from '@shared/leads/communications/endpoints';
import { leadContacts } from '@shared/leads/contacts/endpoints';
import { leadOpportunities } from '@shared/leads/opportunities/endpoints';
import { leadTasks } from '@shared/leads/tasks/endpoints';
import {
  anyChange,
  anyCommunication,
  anyContact,
  anyOpportunity,
  anyTask,
  leadsOnServer,
} from '@/features/leads/testing/leads-on-server';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { OpportunityPage } from './opportunity-page';
import { openContact } from './testing/open-contact';

beforeEach(() => void signedInAs());

describe('the page of a contact', () => {
  test('that was merged into another one leads to that one', async () => {
    leadsOnServer({ contacts: [anyContact({ id: 9, name: 'Ana Souto' })] });
    fakeApi.refuse(leadContacts.read, 404, { message: 'Merged', current: { id: 9 } });
    await openContact();
    await waitFor(() => expect(location.pathname).toBe('/leadmanager/dashboard/contacts/9'));
  });

  test('shows what is to be done and what was done, newest first', async () => {
    leadsOnServer(
      {
        contacts: [anyContact({ status: 'working' })],
        communications: [anyCommunication()],
        tasks: [anyTask()],
      },
      [anyChange({ at: '2026-03-05T10:00:00.000Z' })],
    );
    await openContact();
    expect(await screen.findByRole('heading', { level: 1, name: 'Taller Ría' })).toBeVisible();
    const acts = within(screen.getByRole('group', { name: 'Actions' }));
    expect(acts.getByRole('button', { name: 'Email' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+34986000000');
    const tasks = within(screen.getByRole('region', { name: 'Open tasks' }));
    expect(await tasks.findByRole('link', { name: 'Send the offer' })).toBeVisible();
    const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
    const talk = (await timeline.findByRole('link', { name: 'Asked for a price' })).closest('li');
    expect(talk).toHaveTextContent(/· Call, outgoing/);
    expect(timeline.getAllByRole('listitem')[0]).toHaveTextContent('Status: New → In progress');
  });

  test('a value says where it came from, and an earlier one is restored', async () => {
    leadsOnServer({ contacts: [anyContact({ status: 'working' })] }, [anyChange()]);
    fakeApi.answer(leadContacts.update, { ...anyContact(), act: 'a-3' });
    const { user } = await openContact();
    await user.click(await screen.findByRole('button', { name: 'Show all fields' }));
    await user.click(await screen.findByRole('button', { name: 'Where “Status” comes from' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Status' }));
    expect(dialog.getByText(/Typed by Marta/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Status restored')).toBeVisible();
    expect(fakeApi.callsTo(leadContacts.update)[0]?.body).toEqual({ status: 'new', version: 1 });
  });

  test('a value is edited where it stands, and the focus comes back to it', async () => {
    leadsOnServer({ contacts: [anyContact({ jobTitle: 'Dueña' })] });
    fakeApi.answer(leadContacts.update, { ...anyContact({ jobTitle: 'Socia', version: 2 }), act: 'a-3' });
    const { user } = await openContact();
    await user.click(await screen.findByRole('button', { name: 'Edit “Job title”' }));
    const field = await screen.findByRole('textbox', { name: 'Job title' });
    expect(field).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'First name' })).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'Socia{Enter}');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(fakeApi.callsTo(leadContacts.update)[0]?.body).toEqual({ jobTitle: 'Socia', version: 1 });
    expect(screen.getByRole('button', { name: 'Edit “Job title”' })).toHaveFocus();
  });

  test('a value whose editing is left stays as it was, and one that is missing is added', async () => {
    leadsOnServer({ contacts: [anyContact({ jobTitle: 'Dueña' })] });
    const { user } = await openContact();
    await user.click(await screen.findByRole('button', { name: 'Edit “Job title”' }));
    await user.type(await screen.findByRole('textbox', { name: 'Job title' }), 'x{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Job title' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit “City”' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all fields' }));
    await user.click(screen.getByRole('button', { name: 'Edit “City”' }));
    expect(await screen.findByRole('textbox', { name: 'City' })).toBeVisible();
    expect(fakeApi.callsTo(leadContacts.update)).toEqual([]);
  });

  test('what was said is logged in two clicks, and a follow-up is offered', async () => {
    leadsOnServer({ contacts: [anyContact()] });
    fakeApi.answer(leadCommunications.create, { ...anyCommunication(), act: 'a-4' });
    const { user } = await openContact();
    await user.type(await screen.findByRole('textbox', { name: 'What was said?' }), 'Wants an offer');
    const composer = within(screen.getByRole('region', { name: 'Log a communication' }));
    await user.selectOptions(composer.getByRole('combobox', { name: 'Log it as' }), 'Meeting');
    await user.click(composer.getByRole('button', { name: 'Log' }));
    expect(await screen.findByText('Communication logged')).toBeVisible();
    expect(fakeApi.callsTo(leadCommunications.create)[0]?.body).toEqual({
      type: 'meeting',
      body: 'Wants an offer',
      contactIds: [7],
      companyId: null,
    });
    await user.click(composer.getByRole('button', { name: 'Add a follow-up task' }));
    expect(await screen.findByRole('dialog', { name: 'New task' })).toBeVisible();
  });

  test('a follow-up is offered, too, after the form of what was said', async () => {
    leadsOnServer({ contacts: [anyContact()] });
    fakeApi.answer(leadCommunications.create, { ...anyCommunication(), act: 'a-4' });
    const { user } = await openContact();
    await user.type(await screen.findByRole('textbox', { name: 'What was said?' }), 'Wants an offer');
    await user.click(screen.getByRole('button', { name: 'Full form' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByDisplayValue('Wants an offer')).toBeVisible();
    await user.type(await dialog.findByRole('textbox', { name: 'Subject' }), 'Asked for a price');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await user.click(await screen.findByRole('button', { name: 'Add a follow-up task' }));
    expect(await screen.findByRole('dialog', { name: 'New task' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a follow-up task' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('What was said?')).toHaveValue('');
  });

  test('a task is ticked off, and undone from its notice', async () => {
    leadsOnServer({ contacts: [anyContact()], tasks: [anyTask()] });
    fakeApi.answer(leadTasks.update, { ...anyTask(), act: 'a-5' });
    const { user } = await openContact();
    await user.click(await screen.findByRole('checkbox', { name: 'Done: Send the offer' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(fakeApi.callsTo(leadTasks.update)[0]?.body).toMatchObject({ doneAt: expect.any(String) });
  });

  test('says how many records are linked before it is deleted', async () => {
    leadsOnServer({ contacts: [anyContact()], tasks: [anyTask()] });
    fakeApi.answer(leadContacts.remove, { act: 'a-6', count: 1 });
    const { user } = await openContact();
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Taller Ría”?' }));
    expect(await dialog.findByText('Linked to it: 1 task. They stay.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Moved to the bin')).toBeVisible();
    expect(location.pathname).toBe('/leadmanager/dashboard/contacts');
  });

  test('that is not there says so', async () => {
    leadsOnServer();
    fakeApi.refuse(leadContacts.read, 404, { message: 'Gone' });
    fakeApi.refuse(leadContacts.history, 404, { message: 'Gone' });
    await openContact();
    expect(await screen.findByRole('alert')).toHaveTextContent('This record isn’t there');
  });
});

test('an opportunity is lost with a reason, from its stages', async () => {
  leadsOnServer({ opportunities: [anyOpportunity()] });
  fakeApi.answer(leadOpportunities.move, { ...anyOpportunity({ stageId: 7 }), act: 'a-8' });
  const { user } = await renderAt(
    <Route path="/leadmanager/dashboard/opportunities/:id">
      <OpportunityPage />
    </Route>,
    { path: '/leadmanager/dashboard/opportunities/7' },
  );
  expect(await screen.findByText('€1,500')).toBeVisible();
  // The small line tells on request how the amount is weighted.
  expect(screen.getByText('5% chance · €75 weighted')).toHaveAttribute(
    'title',
    '€1,500 × 5% chance = €75 weighted',
  );
  await user.click(await screen.findByRole('button', { name: 'Move to Lost' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lost: Taller Ría' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Chose a competitor');
  await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
  expect(await screen.findByText('Moved to Lost')).toBeVisible();
  expect(fakeApi.callsTo(leadOpportunities.move)[0]?.body).toMatchObject({
    stageId: 7,
    lostReason: 'Chose a competitor',
    version: 1,
  });
});

test('an opportunity that was closed says when, and not when it was expected to', async () => {
  const closed = { outcome: 'won', stageId: 6, chance: 100, closedAt: '2026-03-05T10:00:00.000Z' } as const;
  leadsOnServer({ opportunities: [anyOpportunity(closed)] });
  await renderAt(
    <Route path="/leadmanager/dashboard/opportunities/:id">
      <OpportunityPage />
    </Route>,
    { path: '/leadmanager/dashboard/opportunities/7' },
  );
  const figures = (await screen.findByText('Won on 5 Mar 2026')).parentElement;
  expect(figures).toHaveTextContent('€1,500Won on 5 Mar 2026');
  expect(figures).not.toHaveTextContent('weighted');
  expect(figures).not.toHaveTextContent('31 Dec');
  expect(await screen.findByRole('button', { name: 'Move to Lost' })).not.toHaveClass('text-danger');
});

test('the details of an opportunity say what its head does not; the rest is one click away', async () => {
  leadsOnServer({ opportunities: [anyOpportunity()] });
  const { user } = await renderAt(
    <Route path="/leadmanager/dashboard/opportunities/:id">
      <OpportunityPage />
    </Route>,
    { path: '/leadmanager/dashboard/opportunities/7' },
  );
  const facts = await screen.findByRole('region', { name: 'Details' });
  expect(within(facts).getByText('Source')).toBeVisible();
  for (const name of ['Title', 'Amount', 'Stage', 'Expected close'])
    expect(within(facts).queryByText(name)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all fields' }));
  expect(within(facts).getByText('Title')).toBeVisible();
  expect(within(facts).getByRole('button', { name: 'Edit “Amount”' })).toBeVisible();
});
