import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { leadContacts } from '@shared/leads/contacts/endpoints';
import { leadTags } from '@shared/leads/tags/endpoints';
import { leadTasks } from '@shared/leads/tasks/endpoints';
import { anyContact, anyTask, leadsOnServer } from '@/features/leads/testing/leads-on-server';
import { fakeApi } from '@/testing/fake-api';
import { signedInAs } from '@/testing/signed-in';
import { openContact } from './testing/open-contact';

beforeEach(() => void signedInAs());

describe('a contact that somebody else has changed', () => {
  async function editJobTitle() {
    const opened = await openContact();
    await opened.user.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: 'Job title' });
    await opened.user.clear(field);
    await opened.user.type(field, 'Dueña');
    await opened.user.click(screen.getByRole('button', { name: 'Save' }));
    return opened;
  }
  test('is saved again when only other fields differ', async () => {
    leadsOnServer({ contacts: [anyContact()] });
    const current = anyContact({ version: 2, city: 'Vigo' });
    fakeApi.refuse(leadContacts.update, 409, { message: 'Changed', current });
    await editJobTitle();
    await waitFor(() => expect(fakeApi.callsTo(leadContacts.update).length).toBeGreaterThan(1));
    expect(fakeApi.callsTo(leadContacts.update)[1]?.body).toEqual({ jobTitle: 'Dueña', version: 2 });
  });

  test('keeps the tags that both gave it', async () => {
    leadsOnServer({ contacts: [anyContact({ tags: [1] })] });
    const [vip, fair] = [1, 2].map((id) => ({ id, name: `tag ${id}`, createdAt: '', version: 1 }));
    fakeApi.answer(leadTags.list, [vip, fair] as never);
    const current = anyContact({ version: 2, tags: [1, 2] });
    fakeApi.refuse(leadContacts.update, 409, { message: 'Changed', current });
    const { user } = await openContact();
    await user.click(await screen.findByRole('button', { name: /tag 1/ }));
    await waitFor(() => expect(fakeApi.callsTo(leadContacts.update)).toHaveLength(2));
    expect(fakeApi.callsTo(leadContacts.update)[1]?.body).toEqual({ tags: [2], version: 2 });
  });

  test('has its tasks ticked off all the same', async () => {
    leadsOnServer({ contacts: [anyContact()], tasks: [anyTask()] });
    fakeApi.refuse(leadTasks.update, 409, { current: anyTask({ version: 2, title: 'Send it all' }) });
    const { user } = await openContact();
    await user.click(await screen.findByRole('checkbox', { name: 'Done: Send the offer' }));
    await waitFor(() => expect(fakeApi.callsTo(leadTasks.update).length).toBeGreaterThan(1));
    expect(fakeApi.callsTo(leadTasks.update)[1]?.body).toMatchObject({ version: 2 });
  });

  test('shows both values when the same field differs, and keeps what was typed', async () => {
    leadsOnServer({ contacts: [anyContact()] });
    const current = anyContact({ version: 2, jobTitle: 'Socia' });
    fakeApi.refuse(leadContacts.update, 409, { message: 'Changed', current });
    const { user } = await editJobTitle();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/Theirs: Socia/)).toBeVisible();
    expect(alert.getByText(/Yours: Dueña/)).toBeVisible();
    expect(screen.queryByText('This wasn’t saved')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveValue('Dueña');
    fakeApi.answer(leadContacts.update, { ...anyContact({ version: 3 }), act: 'a-7' });
    await user.click(alert.getByRole('button', { name: 'Take theirs' }));
    expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveValue('Socia');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(fakeApi.callsTo(leadContacts.update).at(-1)?.body).toMatchObject({ version: 2 });
  });
});
