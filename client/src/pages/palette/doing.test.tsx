import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { asTyped } from '@shared/assistant/bilingual';
import { assistantApi, proposalsApi } from '@shared/assistant/endpoints';
import { leadActs } from '@shared/leads/acts/endpoints';
import {
  assistantOnServer,
  dealsAnswer,
  listing,
  moveProposal,
  moving,
  understood,
} from '@/features/assistant/testing/assistant-on-server';
import { fakeApi } from '@/testing/fake-api';
import { openPalette, paletteOnServer } from './testing/open-palette';

const done = { portal: 'leads', act: 'a-31' } as const;
const result = { ref: 'deal-12', name: 'Web', url: '/leadmanager/dashboard/opportunities/12' } as const;

beforeEach(() => {
  paletteOnServer();
  assistantOnServer(understood(moving()));
  fakeApi.answer(assistantApi.propose, moveProposal());
  fakeApi.answer(proposalsApi.confirm, moveProposal({ state: 'confirmed', done, result }));
  fakeApi.answer(proposalsApi.cancel, moveProposal({ state: 'cancelled' }));
});

const step = async (name = 'Move deal') => within(await screen.findByRole('region', { name }));
const confirmed = () => fakeApi.callsTo(proposalsApi.confirm);
const cancelled = () => fakeApi.callsTo(proposalsApi.cancel);

describe('a change', () => {
  test.each([
    ['en', 'Move deal', 'before: Contactedafter: Proposal sent', 'before: empty', 'Confirm'],
    ['es', 'Mover oportunidad', 'antes: Contactadodespués: Propuesta enviada', 'antes: vacío', 'Confirmar'],
  ] as const)(
    'is shown in %s before it happens, field by field',
    async (language, title, stage, empty, confirm) => {
      const { say } = await openPalette({ language });
      await say('move web to proposal');
      const preview = await step(title);
      const fields = (await preview.findAllByRole('definition')).map(({ textContent }) => textContent);
      expect(fields[0]).toBe(stage);
      expect(fields[1]).toContain(empty);
      expect(preview.getByRole('button', { name: confirm })).toBeEnabled();
      expect(confirmed()).toEqual([]);
    },
  );

  test('is done once it is confirmed, told with its undo, and taken back', async () => {
    const { say, user } = await openPalette();
    await say('move web to proposal');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Move deal: Web')).toBeVisible();
    const preview = await step();
    expect(preview.getByRole('link', { name: 'Web' })).toBeVisible();
    fakeApi.answer(leadActs.outlook, { records: 1, count: 0, exceptions: [] });
    fakeApi.answer(leadActs.undo, { records: 1, count: 0, exceptions: [], act: 'a-32', run: null });
    await user.click(preview.getByRole('button', { name: 'Undo' }));
    expect(await preview.findByText('Taken back. Everything is as it was before.')).toBeVisible();
    expect(fakeApi.callsTo(leadActs.undo)[0]?.path).toBe('/api/leads/acts/a-31/undo');
    expect(confirmed()).toHaveLength(1);
  });

  test('is known to be taken back also by its notice', async () => {
    const { say, user } = await openPalette();
    await say('move web to proposal');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    fakeApi.answer(leadActs.outlook, { records: 1, count: 0, exceptions: [] });
    fakeApi.answer(leadActs.undo, { records: 1, count: 0, exceptions: [], act: 'a-32', run: null });
    const notice = within(await screen.findByRole('region', { name: /Notifications/, hidden: true }));
    await user.click(await notice.findByRole('button', { name: 'Undo', hidden: true }));
    expect(await (await step()).findByText(/^Taken back/)).toBeVisible();
  });

  test('leaves everything as it is when it is cancelled', async () => {
    const { say, user } = await openPalette();
    await say('move web to proposal');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await (await step()).findByText('Cancelled. Nothing has changed.')).toBeVisible();
    expect(cancelled()[0]?.path).toBe(`/api/proposals/${moveProposal().id}/cancel`);
    expect(confirmed()).toEqual([]);
  });

  test('whose record has changed meanwhile is shown anew, with what happened', async () => {
    const message = 'Something of this has changed in the meantime. Check what it would do now.';
    const fresh = moveProposal({
      id: '7f1c0f0a-2f3a-4f27-8a57-6d0d7a9a1b22',
      rows: [
        {
          ...moveProposal().rows[0]!,
          fields: [{ label: asTyped('Stage'), before: asTyped('Won'), after: asTyped('Proposal sent') }],
        },
      ],
    });
    fakeApi.refuse(proposalsApi.confirm, 409, { message, code: 'proposal.stale', current: fresh });
    const { say, user } = await openPalette();
    await say('move web to proposal');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const preview = await step();
    expect(await preview.findByText(message)).toBeVisible();
    expect(preview.getByText('Won')).toBeVisible();
    fakeApi.answer(proposalsApi.confirm, moveProposal({ state: 'confirmed', done, result }));
    await user.click(preview.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(confirmed()[1]?.path).toContain(fresh.id));
  });

  test('that is over can be asked for again', async () => {
    const message = 'This proposal is no longer open. Ask for it again.';
    fakeApi.refuse(proposalsApi.confirm, 409, { message, code: 'proposal.over' });
    const { say, user } = await openPalette();
    await say('move web to proposal');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await (await step()).findByText(message)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeVisible();
    expect(fakeApi.callsTo(assistantApi.propose)).toHaveLength(2);
  });

  test('that was done although its answer was lost is shown as done when it is confirmed again', async () => {
    const message = 'This proposal is no longer open. Ask for it again.';
    const done = { portal: 'leads' as const, act: '7d3c1a52-7a5e-4f0e-9d51-0d8c4f3c2a11' };
    const current = moveProposal({ state: 'confirmed', done });
    fakeApi.refuse(proposalsApi.confirm, 409, { message, code: 'proposal.over', current });
    const { say, user } = await openPalette();
    await say('move web to proposal');
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await (await step()).findByRole('button', { name: 'Undo' })).toBeVisible();
  });

  test('that would change nothing says so, and the text stays', async () => {
    fakeApi.refuse(assistantApi.propose, 409, { message: 'Nothing would change: it already says so' });
    const { say, box } = await openPalette();
    await say('move web to proposal');
    expect(await (await step()).findByText('Nothing would change: it already says so')).toBeVisible();
    expect(box).toHaveValue('move web to proposal');
  });

  test('is proposed anew with another value, and the proposal before it is cancelled', async () => {
    const { say, user } = await openPalette();
    await say('move web to proposal');
    await user.click(await screen.findByRole('button', { name: 'Change Stage: Proposal sent' }));
    await user.selectOptions(await screen.findByLabelText('Stage'), 'Negotiation');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(fakeApi.callsTo(assistantApi.propose).at(-1)?.body).toEqual({
        tool: 'move_deal',
        args: { deal: 'deal-12', stage: 'stage-4' },
      }),
    );
    await waitFor(() => expect(cancelled()).toHaveLength(1));
  });
});

test('what would leave the house is shown whole, with those who get it', async () => {
  const text = 'Hello Ana,\n\nhere is the offer.';
  const outward = { recipients: ['ana@example.com', 'luis@example.com'], subject: 'The offer', text };
  const notices = [{ en: 'A mail that was sent cannot be taken back.', es: 'Un correo enviado no vuelve.' }];
  const title = { en: 'Write to contact', es: 'Escribir al contacto' };
  assistantOnServer(understood(moving({ effect: 'outward', title })));
  const mail = moveProposal({ effect: 'outward', title, rows: [], total: 0, outward, notices });
  fakeApi.answer(assistantApi.propose, mail);
  fakeApi.answer(proposalsApi.confirm, { ...mail, state: 'confirmed' });
  const { say, user } = await openPalette();
  await say('write to Ana');
  const preview = await step('Write to contact');
  for (const recipient of outward.recipients) expect(await preview.findByText(recipient)).toBeVisible();
  expect(preview.getByText(/here is the offer/).textContent).toBe(text);
  expect(preview.getByText(/cannot be taken back/)).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Confirm' }));
  expect(await preview.findByText('This cannot be taken back.')).toBeVisible();
  expect(preview.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('the commands of a sentence are done one after another', async () => {
  assistantOnServer(understood(moving(), listing()));
  fakeApi.answer(assistantApi.answer, dealsAnswer());
  const { say, user } = await openPalette();
  await say('move web to proposal and show the deals of this month');
  expect(await (await step('Deals')).findByText('Comes after the one above.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await (await step('Deals')).findByText(/^2 open deals close/)).toBeVisible();
});
