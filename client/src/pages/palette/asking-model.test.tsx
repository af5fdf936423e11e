import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { assistantApi, proposalsApi, turnsApi } from '@shared/assistant/endpoints';
import { leadSearch } from '@shared/leads/search/endpoints';
import {
  assistantOnServer,
  dealChip,
  moveProposal,
  moving,
  notUnderstood,
  stageChip,
  turnThat,
  understood,
} from '@/features/assistant/testing/assistant-on-server';
import { fakeApi } from '@/testing/fake-api';
import { openPalette, paletteOnServer } from './testing/open-palette';

const model = { host: 'api.example.com' };
const words = 'who should I call first';

beforeEach(() => {
  paletteOnServer();
  assistantOnServer(notUnderstood({ model }));
  fakeApi.answer(assistantApi.turn, { id: 31 });
});

const ask = /^Ask the language model/;

async function asking() {
  const opened = await openPalette({
    portal: 'leadmanager',
    path: '/leadmanager/dashboard/opportunities/12',
  });
  await opened.user.type(opened.box, words);
  await screen.findByRole('option', { name: ask });
  return opened;
}

test('what is not understood is asked of the language model by Enter, and answered with links', async () => {
  const link = { ref: 'deal-12' as const, name: 'Web', url: '/leadmanager/dashboard/opportunities/12' };
  const answer = { said: 'Call Lucía first.', links: [link], leftOut: 1 };
  fakeApi.answer(turnsApi.read, turnThat({ state: 'answered', answer }));
  const { user } = await asking();
  const option = screen.getByRole('option', { name: ask });
  expect(option).toHaveTextContent('Sent to api.example.com, with the records that answer it');
  expect(option).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'Web' })).toHaveAttribute('href', link.url);
  // On the screen, and told to a screen reader.
  expect(screen.getAllByText('Call Lucía first.')).toHaveLength(2);
  expect(screen.getByText(/One sentence was left out/)).toBeVisible();
  // The button to stop it is gone, and the keyboard goes on from the answer.
  expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Web' }));
  expect(document.activeElement).not.toHaveAttribute('role', 'dialog');
  expect(fakeApi.callsTo(assistantApi.turn).map(({ body }) => body)).toEqual([
    { text: words, portal: 'leadmanager', about: ['deal-12'] },
  ]);
});

test('a change that it proposes waits for the person, and is done once they confirm it', async () => {
  fakeApi.answer(turnsApi.read, turnThat({ state: 'proposed', proposal: moveProposal() }));
  const done = { portal: 'leads' as const, act: '7d3c1a52-7a5e-4f0e-9d51-0d8c4f3c2a11' };
  fakeApi.answer(proposalsApi.confirm, moveProposal({ state: 'confirmed', done }));
  const { user } = await asking();
  await user.keyboard('{Enter}');
  const step = within(await screen.findByRole('region', { name: 'Move deal' }));
  expect(step.getByText('Nothing has changed yet. This would happen:')).toBeVisible();
  expect(fakeApi.callsTo(proposalsApi.confirm)).toEqual([]);
  await user.click(step.getByRole('button', { name: 'Confirm' }));
  expect(await step.findByRole('button', { name: 'Undo' })).toBeVisible();
});

test('where it does not answer, there is what the grammar says, and why', async () => {
  const notice = { en: 'The language model did not answer.', es: 'El modelo no ha respondido.' };
  fakeApi.answer(turnsApi.read, turnThat({ state: 'silent', notice }));
  const { user } = await asking();
  await user.keyboard('{Enter}');
  expect((await screen.findAllByText('The language model did not answer.'))[0]).toBeVisible();
  expect(screen.getByText('This was not understood as a question or a command.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'which deals close this month?' })).toBeVisible();
});

test('a refusal is said where the answer would be', async () => {
  fakeApi.refuse(assistantApi.turn, 429, { message: 'Too many requests' });
  const { user } = await asking();
  await user.keyboard('{Enter}');
  expect((await screen.findAllByText('Too many requests'))[0]).toBeVisible();
});

test('it is waited for with a way to stop it', async () => {
  fakeApi.answer(turnsApi.read, turnThat());
  fakeApi.answer(turnsApi.cancel, turnThat({ state: 'cancelled' }));
  const { user } = await asking();
  await user.keyboard('{Enter}');
  expect((await screen.findAllByText('The language model is reading…'))[0]).toBeVisible();
  const stop = screen.getByRole('button', { name: 'Stop' });
  await waitFor(() => expect(stop).toHaveFocus());
  await waitFor(() => expect(fakeApi.callsTo(turnsApi.read).length).toBeGreaterThan(0));
  await user.click(stop);
  expect(await screen.findByRole('button', { name: 'which deals close this month?' })).toBeVisible();
  await waitFor(() => expect(fakeApi.callsTo(turnsApi.cancel)).toHaveLength(1));
});

test('a command that lacks something can be put to it instead', async () => {
  const { value: _value, text: _text, ...missing } = stageChip;
  const lacking = moving({
    outcome: 'incomplete',
    args: { deal: 'deal-12' },
    chips: [dealChip],
    missing: [missing],
  });
  assistantOnServer({ ...understood(lacking), model });
  fakeApi.answer(turnsApi.read, turnThat({ state: 'proposed', proposal: moveProposal() }));
  const { say, user } = await openPalette();
  await say('move web');
  expect(await screen.findByLabelText('Stage')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask the language model instead' }));
  expect(await screen.findByText('Nothing has changed yet. This would happen:')).toBeVisible();
});

test('a name that is found comes before it, and a name of two words is not asked about', async () => {
  fakeApi.answer(leadSearch.find, [{ entity: 'company', id: 5, name: 'Acme', detail: null }]);
  const { user, box } = await openPalette();
  await user.type(box, 'acme foods');
  const found = await screen.findByRole('option', { name: /Acme/ });
  expect(found).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('option', { name: ask })).not.toBeInTheDocument();
  await user.type(box, ' that bake');
  expect(await screen.findByRole('option', { name: ask })).toHaveAttribute('aria-selected', 'false');
});

test('without a model, or where the owner has not allowed it, nothing is offered', async () => {
  assistantOnServer(notUnderstood());
  const { user, box } = await openPalette();
  await user.type(box, words);
  await screen.findByText('This was not understood as a question or a command.');
  expect(screen.queryByRole('option', { name: ask })).not.toBeInTheDocument();
});

test('in Spanish it says the same', async () => {
  fakeApi.answer(turnsApi.read, turnThat());
  const { user, box } = await openPalette({ language: 'es' });
  await user.type(box, '¿a quién llamo primero?');
  const option = await screen.findByRole('option', { name: /^Preguntar al modelo de lenguaje/ });
  expect(option).toHaveTextContent('Se envía a api.example.com, con los registros que lo responden');
  await user.click(option);
  expect((await screen.findAllByText('El modelo de lenguaje está leyendo…'))[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Parar' })).toBeVisible();
});
