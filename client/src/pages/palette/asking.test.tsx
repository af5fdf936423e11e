import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { asTyped } from '@shared/assistant/bilingual';
import { assistantApi } from '@shared/assistant/endpoints';
import {
  assistantOnServer,
  dealChip,
  dealsAnswer,
  listing,
  moveProposal,
  moving,
  notUnderstood,
  stageChip,
  understood,
} from '@/features/assistant/testing/assistant-on-server';
import { fakeApi } from '@/testing/fake-api';
import { openPalette, paletteOnServer } from './testing/open-palette';

beforeEach(paletteOnServer);

const asked = () => fakeApi.callsTo(assistantApi.parse).map(({ body }) => body);
const answered = () => fakeApi.callsTo(assistantApi.answer).map(({ body }) => body);
const proposed = () => fakeApi.callsTo(assistantApi.propose).map(({ body }) => body);

describe('an empty box', () => {
  test.each([
    ['en', 'Ask or do', 'which deals close this month?'],
    ['es', 'Pregunta o pide', '¿qué oportunidades cierran este mes?'],
  ] as const)('shows in %s what can be said, and an example is typed by pressing it', async (...shown) => {
    const [language, heading, example] = shown;
    const { user, box } = await openPalette({ language });
    const group = within(await screen.findByRole('group', { name: heading }));
    expect(group.getAllByRole('option')).toHaveLength(3);
    await user.click(group.getByRole('option', { name: example }));
    expect(box).toHaveValue(example);
  });

  test('is asked in the portal of the page, about what is open there', async () => {
    await openPalette({ portal: 'comerzia', path: '/comercia/7/product?product=11' });
    await waitFor(() =>
      expect(asked()).toEqual([{ text: '', portal: 'comerzia', about: ['product-11', 'brand-7'] }]),
    );
  });
});

test('what is understood stands first while typing', async () => {
  fakeApi.answer(assistantApi.parse, ({ body: { text } }) => (text ? understood(moving()) : notUnderstood()));
  const { user, box } = await openPalette({
    portal: 'leadmanager',
    path: '/leadmanager/dashboard/opportunities/12',
  });
  await user.type(box, 'move this to proposal');
  const option = await screen.findByRole('option', {
    name: /Move deal ?Acme · Web ?Stage: Proposal sent ?Preview/,
  });
  expect(option).toHaveAttribute('aria-selected', 'true');
  const sentence = { text: 'move this to proposal', portal: 'leadmanager', about: ['deal-12'] };
  await waitFor(() => expect(asked().at(-1)).toEqual(sentence));
});

test('a request for words that are no longer typed is given up', async () => {
  const never = new Promise<never>(() => undefined);
  fakeApi.answer(assistantApi.parse, ({ body: { text } }) => (text === 'move' ? never : notUnderstood()));
  const { user, box } = await openPalette();
  await user.type(box, 'move');
  await waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ text: 'move' })));
  const [call] = fakeApi.callsTo(assistantApi.parse).filter(({ body }) => Object(body).text === 'move');
  expect(call?.signal?.aborted).toBe(false);
  await user.type(box, ' Acme');
  await waitFor(() => expect(call?.signal?.aborted).toBe(true));
});

describe('a question', () => {
  beforeEach(() => assistantOnServer(understood(listing())));

  test('is answered in place: the sentence, figures, rows, how it was computed, and the list', async () => {
    fakeApi.answer(assistantApi.answer, dealsAnswer());
    const { say } = await openPalette();
    await say('which deals close this month?');
    expect(answered()).toEqual([{ tool: 'list_deals', args: { closes: '2026-11-01/2026-12-01' } }]);
    const step = within(await screen.findByRole('region', { name: 'Deals' }));
    expect(step.getByText('2 open deals close in November 2026: 34,500 € and $1,200')).toBeVisible();
    expect(step.getByRole('link', { name: 'Web' })).toHaveAttribute(
      'href',
      '/leadmanager/dashboard/opportunities/12',
    );
    expect(step.getByText('€34,500 in 1 row')).toBeInTheDocument();
    expect(step.getByText('US$1,200 in 1 row')).toBeInTheDocument();
    expect(step.getByText('State: open')).toBeInTheDocument();
    expect(step.getByRole('link', { name: 'Open as a list' })).toHaveAttribute(
      'href',
      '/leadmanager/dashboard/opportunities?closes=2026-11',
    );
  });

  test('says in Spanish what it says in English', async () => {
    fakeApi.answer(assistantApi.answer, dealsAnswer({ total: { count: 1_000, more: true } }));
    const { say } = await openPalette({ language: 'es' });
    await say('¿qué oportunidades cierran este mes?');
    const step = within(await screen.findByRole('region', { name: 'Oportunidades' }));
    expect(step.getByText(/2 oportunidades abiertas cierran/)).toBeVisible();
    expect(step.getByText('Se muestran 2 de más de 1000.')).toBeVisible();
    expect(step.getByText('Cómo se ha calculado')).toBeVisible();
    expect(step.getByRole('link', { name: 'Abrir como lista' })).toBeVisible();
  });

  test('is being read until it is answered, and then told to a screen reader', async () => {
    let arrive: (answer: ReturnType<typeof dealsAnswer>) => void = () => undefined;
    fakeApi.answer(assistantApi.answer, () => new Promise((resolve) => (arrive = resolve)));
    const { say } = await openPalette();
    await say('which deals close this month?');
    const step = within(await screen.findByRole('region', { name: 'Deals' }));
    expect(step.getByText('Looking it up…')).toBeVisible();
    arrive(dealsAnswer());
    await waitFor(() => expect(screen.getAllByText(/^2 open deals close/)).toHaveLength(2));
  });

  test('is asked anew with a part that is changed by its control, or left out', async () => {
    fakeApi.answer(assistantApi.answer, dealsAnswer());
    const { say, user } = await openPalette();
    await say('which deals close this month?');
    await user.click(await screen.findByRole('button', { name: 'Change Closes: November 2026' }));
    const until = await screen.findByLabelText('Closes: until');
    expect(until).toHaveValue('2026-11-30');
    await user.clear(until);
    await user.type(until, '2026-12-31');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(answered().at(-1)).toEqual({ tool: 'list_deals', args: { closes: '2026-11-01/2027-01-01' } }),
    );
    await user.click(await screen.findByRole('button', { name: /Change Closes/ }));
    await user.click(screen.getByRole('button', { name: 'Leave out' }));
    await waitFor(() => expect(answered().at(-1)).toEqual({ tool: 'list_deals', args: {} }));
  });

  test('leads away from the palette by its rows', async () => {
    fakeApi.answer(assistantApi.answer, dealsAnswer());
    const { say, user } = await openPalette();
    await say('which deals close this month?');
    await user.click(await screen.findByRole('link', { name: 'Oven' }));
    expect(location.pathname).toBe('/leadmanager/dashboard/opportunities/13');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a command', () => {
  beforeEach(() => fakeApi.answer(assistantApi.propose, moveProposal()));

  test('that can be read in several ways is a choice first, by keyboard alone', async () => {
    const question = {
      name: 'deal',
      label: { en: 'Which deal is it?', es: '¿Qué oportunidad es?' },
      options: [
        { text: asTyped('Web'), detail: 'Acme', args: { deal: 'deal-12' } },
        { text: asTyped('Web'), detail: 'Taller Ría', args: { deal: 'deal-20' } },
      ],
    };
    assistantOnServer(
      understood(
        moving({
          outcome: 'ambiguous',
          args: { stage: 'stage-3' },
          chips: [stageChip],
          questions: [question],
        }),
      ),
    );
    const { user, box } = await openPalette();
    await user.type(box, 'move web to proposal');
    await screen.findByRole('option', { name: /Choose/ });
    await user.keyboard('{Enter}');
    const choice = within(await screen.findByRole('group', { name: 'Which deal is it?' }));
    await waitFor(() => expect(choice.getByRole('button', { name: 'Web Acme' })).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(proposed()).toEqual([{ tool: 'move_deal', args: { stage: 'stage-3', deal: 'deal-20' } }]),
    );
  });

  test('that lacks something asks for it in place, and is not sent without it', async () => {
    const { value: _value, text: _text, ...missing } = stageChip;
    assistantOnServer(
      understood(
        moving({ outcome: 'incomplete', args: { deal: 'deal-12' }, chips: [dealChip], missing: [missing] }),
      ),
    );
    const { say, user } = await openPalette();
    await say('move web');
    const stage = await screen.findByLabelText('Stage');
    expect(stage).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show the preview' }));
    expect(stage).toHaveAccessibleDescription('This is still missing');
    expect(proposed()).toEqual([]);
    await user.selectOptions(stage, 'Negotiation');
    await user.click(screen.getByRole('button', { name: 'Show the preview' }));
    await waitFor(() =>
      expect(proposed()).toEqual([{ tool: 'move_deal', args: { deal: 'deal-12', stage: 'stage-4' } }]),
    );
  });

  test('asks again for what the server does not take', async () => {
    assistantOnServer(understood(moving()));
    fakeApi.refuse(assistantApi.propose, 400, {
      message: 'Please check the marked fields',
      fields: { stage: 'Nothing was found by this name' },
    });
    const { say } = await openPalette();
    await say('move web to proposal');
    expect(await screen.findByLabelText('Stage')).toHaveAccessibleDescription(
      'Nothing was found by this name',
    );
    expect(screen.getByLabelText('Stage')).toHaveValue('stage-3');
  });
});
