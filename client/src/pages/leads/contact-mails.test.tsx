import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { leadCommunications } from '@shared/leads/communications/endpoints';
import { leadMails } from '@shared/leads/mails/endpoints';
import { marketingLeadsApi } from '@shared/marketing/capture/leads/endpoints';
import { submissionsApi } from '@shared/marketing/capture/submissions/endpoints';
import { leadRepliesApi } from '@shared/marketing/sequences/endpoints';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { anyCommunication, anyContact, leadsOnServer } from '@/features/leads/testing/leads-on-server';
import { fakeApi } from '@/testing/fake-api';
import { signedInAs } from '@/testing/signed-in';
import { openContact } from './testing/open-contact';

const at = '2026-03-02T10:00:00.000Z';
const mail = {
  id: 3,
  address: 'ria@example.com',
  subject: 'Offer',
  body: 'Here it is',
  reason: null,
  state: 'waiting' as const,
  createdAt: at,
  sendsAt: at,
  opportunityId: null,
};

const contactOnServer = (changes = {}, records: Parameters<typeof leadsOnServer>[0] = {}) =>
  leadsOnServer({ contacts: [anyContact(changes)], ...records });

const acts = () => screen.findByRole('group', { name: 'Actions' });

beforeEach(() => void signedInAs());

test('an address that asks for it opens the mail, with what was last said below', async () => {
  const talk = anyCommunication({ type: 'form', body: 'How long does it keep?' });
  contactOnServer({}, { communications: [talk] });
  const { user } = await openContact('?write');
  const dialog = within(await screen.findByRole('dialog', { name: 'Email to Taller Ría' }));
  const thread = within(await dialog.findByRole('region', { name: 'Last said' }));
  expect(await thread.findByText('How long does it keep?')).toBeVisible();
  const entries = history.length;
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.search).toBe(''));
  expect(history).toHaveLength(entries);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('to somebody who does not want to be contacted no mail is opened', async () => {
  contactOnServer({ doNotContact: true });
  await openContact('?write');
  expect(await screen.findByRole('heading', { level: 1, name: 'Taller Ría' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a mail is written to one of the contact’s addresses, and taken back in time with its text', async () => {
  const point = { kind: 'email', label: 'work', primary: false, shared: false };
  const points = [
    { ...point, value: 'office@example.com' },
    { ...point, value: 'ria@example.com', primary: true },
  ];
  contactOnServer({ points });
  fakeApi.answer(leadMails.send, mail);
  fakeApi.answer(leadMails.cancel, { ...mail, address: 'office@example.com' });
  const { user } = await openContact();
  await user.click(within(await acts()).getByRole('button', { name: 'Email' }));
  const dialog = await screen.findByRole('dialog', { name: 'Email to Taller Ría' });
  const to = await within(dialog).findByRole('combobox', { name: 'To' });
  expect(to).toHaveValue('ria@example.com');
  await user.selectOptions(to, 'office@example.com');
  await user.type(within(dialog).getByRole('textbox', { name: 'Subject' }), 'Offer');
  await user.type(within(dialog).getByRole('textbox', { name: 'Message' }), 'Here it is');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Sending in 10 seconds')).toBeVisible();
  expect(fakeApi.callsTo(leadMails.send)[0]?.body).toEqual({
    address: 'office@example.com',
    subject: 'Offer',
    body: 'Here it is',
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const again = await screen.findByRole('dialog', { name: 'Email to Taller Ría' });
  expect(await within(again).findByRole('textbox', { name: 'Message' })).toHaveValue('Here it is');
  expect(within(again).getByRole('combobox', { name: 'To' })).toHaveValue('office@example.com');
});

test('the address for answers is proven once by a code, and nothing typed is lost meanwhile', async () => {
  contactOnServer();
  const sender = { address: 'marta@example.com', isProven: false, maySend: true };
  fakeApi.answer(leadMails.sender, sender);
  fakeApi.answer(leadMails.askCode, sender);
  fakeApi.answer(leadMails.prove, { ...sender, isProven: true });
  const { user } = await openContact();
  await user.click(within(await acts()).getByRole('button', { name: 'Email' }));
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Offer');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Send me the code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456{Enter}');
  expect(await screen.findByText('Confirmed. Now you can send.')).toBeVisible();
  expect(fakeApi.callsTo(leadMails.prove)[0]?.body).toEqual({ code: '123456' });
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Offer');
});

test('a mail that waits and one that was refused stand above the timeline and say so', async () => {
  contactOnServer();
  const refused = { ...mail, id: 4, subject: 'Hello', state: 'refused' as const, reason: '550 No such user' };
  fakeApi.answer(leadMails.list, [mail, refused]);
  fakeApi.answer(leadMails.cancel, refused);
  const { user } = await openContact();
  const mails = within(await screen.findByRole('region', { name: 'Emails on their way' }));
  const [waits, back] = mails.getAllByRole('listitem');
  expect(waits).toHaveTextContent('Offer');
  expect(back).toHaveTextContent('The mail server refused it: 550 No such user');
  await user.click(mails.getByRole('button', { name: 'Write it again' }));
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Hello');
});

test('the demo account is told that it sends nothing', async () => {
  contactOnServer();
  fakeApi.answer(leadMails.sender, { address: 'demo@example.com', isProven: false, maySend: false });
  const { user } = await openContact();
  await user.click(within(await acts()).getByRole('button', { name: 'Email' }));
  expect(await screen.findByText('The demo account sends no email')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write with my mail program' })).toHaveAttribute(
    'href',
    'mailto:ria@example.com',
  );
});

test('a contact that wants no mail cannot be written to', async () => {
  contactOnServer({ doNotContact: true });
  await openContact();
  await screen.findByRole('heading', { level: 1 });
  expect(within(await acts()).queryByRole('button', { name: 'Email' })).not.toBeInTheDocument();
});

/** The contact came by a form of COMERZIA on 20 November. */
function cameByForm(given: { consent?: 'pending'; isWaiting?: boolean }) {
  const lead = { leadId: 2, marketingCompanyId: 1, campaign: null, slug: null, pageTitle: null };
  fakeApi.answer(marketingTakeover.origins, [
    { ...lead, at: '2026-11-20T09:00:00.000Z', consent: 'none', status: 'new', isWaiting: false, ...given },
  ]);
  fakeApi.answer(marketingLeadsApi.timeline, []);
  fakeApi.answer(submissionsApi.list, { rows: [], next: null });
  fakeApi.answer(leadRepliesApi.messages, []);
}

test('who waits for an answer to a form is answered first', async () => {
  contactOnServer();
  cameByForm({ isWaiting: true });
  const { user } = await openContact();
  expect(await screen.findByText('Waiting for an answer since 20 Nov')).toBeVisible();
  const [first] = within(await acts()).getAllByRole('button');
  expect(first).toHaveAccessibleName('Reply');
  await user.click(first as HTMLElement);
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toBeVisible();
});

test('who has been called waits no longer', async () => {
  contactOnServer();
  cameByForm({ isWaiting: true });
  fakeApi.answer(leadCommunications.create, { ...anyCommunication(), act: 'a-4' });
  const { user } = await openContact();
  expect(await screen.findByText(/^Waiting for an answer/)).toBeVisible();
  cameByForm({});
  await user.type(await screen.findByRole('textbox', { name: 'What was said?' }), 'Wants an offer');
  await user.click(
    within(screen.getByRole('region', { name: 'Log a communication' })).getByRole('button', { name: 'Log' }),
  );
  await waitFor(() => expect(screen.queryByText(/^Waiting for an answer/)).not.toBeInTheDocument());
  expect(within(await acts()).getByRole('button', { name: 'Email' })).toBeVisible();
});

test('a box that was ticked in COMERZIA stands among the consents as asked and not confirmed', async () => {
  contactOnServer();
  cameByForm({ consent: 'pending' });
  await openContact();
  const consents = within(await screen.findByRole('region', { name: 'Consents' }));
  expect(await consents.findByText('Asked, not confirmed yet')).toBeVisible();
  expect(consents.getAllByText('None recorded')).toHaveLength(2);
});
