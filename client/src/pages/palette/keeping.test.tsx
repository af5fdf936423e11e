import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accountsApi } from '@shared/accounts/endpoints';
import { assistantApi } from '@shared/assistant/endpoints';
import { auth } from '@shared/auth/endpoints';
import { leadSearch } from '@shared/leads/search/endpoints';
import {
  assistantOnServer,
  dealsAnswer,
  listing,
  notUnderstood,
  understood,
} from '@/features/assistant/testing/assistant-on-server';
import { fakeApi } from '@/testing/fake-api';
import { sessionOf, signedInAs } from '@/testing/signed-in';
import { openPalette, paletteOnServer } from './testing/open-palette';

beforeEach(() => {
  paletteOnServer();
  fakeApi.answer(assistantApi.answer, dealsAnswer());
});

const acme = { entity: 'company' as const, id: 5, name: 'Acme', detail: null };
const sentence = 'which deals close this month?';

test('Escape leads back from an answer to what is found, then closes; text and answer are there again', async () => {
  assistantOnServer(understood(listing()));
  const { say, user, box, press } = await openPalette();
  await say(sentence);
  await user.click(await screen.findByText('How this was computed'));
  await user.keyboard('{Escape}');
  expect(box).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Deals' })).not.toBeInTheDocument();
  expect(await screen.findByRole('option', { name: /Answer/ })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const again = await press();
  expect(again).toHaveValue(sentence);
  expect(again).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Deals' })).toBeVisible();
  expect(fakeApi.callsTo(assistantApi.answer)).toHaveLength(1);
});

test('the arrow keys lead from the box through an answer and back', async () => {
  assistantOnServer(understood(listing()));
  const { say, user, box } = await openPalette();
  await say(sentence);
  await screen.findByRole('link', { name: 'Web' });
  box.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Web' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Open as a list' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(box).toHaveFocus();
});

test('Escape closes the control of a part first, and its part has the focus', async () => {
  assistantOnServer(understood(listing()));
  const { say, user } = await openPalette();
  await say(sentence);
  await user.click(await screen.findByRole('button', { name: /Change Closes/ }));
  await waitFor(() => expect(screen.getByLabelText('Closes: from')).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Closes: from')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Change Closes/ })).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Deals' })).toBeVisible();
});

test('what is no sentence is looked for, and with nothing found says so and shows what can be said', async () => {
  assistantOnServer(notUnderstood());
  fakeApi.answer(leadSearch.find, ({ search }) => (search.get('q') === 'acme' ? [acme] : []));
  const { user, box } = await openPalette();
  await user.type(box, 'acme');
  expect(await screen.findByRole('option', { name: /Acme/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('group', { name: 'Ask or do' })).not.toBeInTheDocument();
  await user.type(box, ' sing me a song');
  expect(await screen.findByText('This was not understood as a question or a command.')).toBeVisible();
  await user.click(screen.getByRole('option', { name: 'overdue tasks' }));
  expect(box).toHaveValue('overdue tasks');
});

test('Enter asks also before it is known what the words mean', async () => {
  const { user, box } = await openPalette();
  let arrive: (meant: ReturnType<typeof understood>) => void = () => undefined;
  fakeApi.answer(assistantApi.parse, () => new Promise((resolve) => (arrive = resolve)));
  await user.type(box, sentence);
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  expect(await screen.findByText('Reading what you typed…')).toBeVisible();
  await user.keyboard('{Enter}');
  expect((await screen.findAllByText('Reading what you typed…'))[0]).toBeVisible();
  await waitFor(() =>
    expect(fakeApi.callsTo(assistantApi.parse).at(-1)?.body).toMatchObject({ text: sentence }),
  );
  arrive(understood(listing()));
  expect(await screen.findByRole('region', { name: 'Deals' })).toBeVisible();
});

test('what is refused says why, leads to its own screen, and the text stays', async () => {
  const text = {
    en: 'People are invited on their own screen.',
    es: 'A las personas se las invita en su pantalla.',
  };
  assistantOnServer(
    notUnderstood({ refusal: { reason: 'never', text, url: '/settings?part=people' }, unused: ['please'] }),
  );
  const { say, box } = await openPalette();
  await say('invite Ana please');
  expect((await screen.findAllByText(text.en)).at(-1)).toBeVisible();
  expect(screen.getByText('Not used: please')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the screen for it' })).toHaveAttribute(
    'href',
    '/settings?part=people',
  );
  expect(box).toHaveValue('invite Ana please');
});

test.each([
  [
    400,
    { code: 'words.long', message: 'Say it in at most 500 characters' },
    'Say it in at most 500 characters',
  ],
  [500, {}, 'Questions and commands get no answer at the moment. Searching works.'],
] as const)('a sentence that gets %d leaves the search, and says so', async (status, refusal, said) => {
  fakeApi.refuse(assistantApi.parse, status, refusal);
  fakeApi.answer(leadSearch.find, [acme]);
  const { user, box } = await openPalette();
  await user.type(box, 'acme');
  expect(await screen.findByText(said)).toBeVisible();
  expect(await screen.findByRole('option', { name: /Acme/ })).toBeVisible();
});

test('a reader is offered to ask, not to do', async () => {
  const user = signedInAs();
  const { accounts } = sessionOf(user);
  const read = accounts.map((account) => ({ ...account, role: 'reader' as const }));
  fakeApi.answer(auth.user, { user, accounts: read });
  fakeApi.answer(accountsApi.list, read);
  await openPalette();
  expect(await screen.findByRole('group', { name: 'Ask' })).toBeVisible();
});
