import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { leadActs } from '@shared/leads/acts/endpoints';
import { leadFields } from '@shared/leads/fields/endpoints';
import { leadStages } from '@shared/leads/opportunities/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { stages } from '../testing/leads-on-server';
import { ActsList } from './acts-list';

const act = {
  place: 1,
  entity: 'contact',
  count: 359,
  actor: { kind: 'person', id: 1, name: 'Demo', via: 'screen' },
  at: '2026-11-27T04:16:00.000Z',
  undoes: null,
  undoneBy: null,
  record: null,
  change: null,
} as const;

beforeEach(() => void signedInAs());

test('what an account was filled with counts as records, since they are of every kind', async () => {
  fakeApi.answer(leadActs.list, {
    rows: [
      { ...act, id: 'a', kind: 'demo' },
      { ...act, id: 'b', kind: 'samples' },
      { ...act, id: 'c', kind: 'import' },
    ],
    next: null,
  });
  await renderAt(<ActsList />);
  expect(await screen.findAllByText('Sample data loaded · 359 entries')).toHaveLength(2);
  expect(screen.getByText('Imported · 359 contacts')).toBeVisible();
});

test('changes of one kind by one person on a day are one line, which opens to take each back', async () => {
  const edit = { ...act, kind: 'edit', count: 1 } as const;
  const anna = { ...act.actor, id: 2, name: 'Anna' };
  fakeApi.answer(leadActs.list, {
    rows: [
      { ...edit, id: 'a', at: '2025-11-27T10:30:00.000Z' },
      { ...edit, id: 'b', at: '2025-11-27T09:05:00.000Z' },
      { ...edit, id: 'c', at: '2025-11-27T09:00:00.000Z', actor: anna },
      { ...edit, id: 'd', at: '2025-11-26T09:00:00.000Z', actor: anna },
    ],
    next: null,
  });
  const { user } = await renderAt(<ActsList />);
  const day = within(await screen.findByRole('region', { name: 'Thu 27 Nov 2025' }));
  expect(day.getByText('Edited · 2 contacts')).toHaveTextContent('10:05–11:30 · Demo');
  await user.click(day.getByText('2 changes'));
  expect(day.getAllByRole('button', { name: 'Undo: Edited · 1 contact' })).toHaveLength(3);
  expect(day.getByText(/Anna/)).toHaveTextContent('10:00 · Anna');
  const before = within(screen.getByRole('region', { name: 'Wed 26 Nov 2025' }));
  expect(before.getByText(/Anna/)).toBeVisible();
});

test('an act on one record names it, and leads to it where it still stands', async () => {
  const capture = { ...act, kind: 'capture', count: 1 } as const;
  const record = { id: 7, name: 'Nicanor Espejo Valls', isThere: true };
  const task = { ...act, kind: 'delete', entity: 'task', count: 1, at: '2026-11-26T04:16:00.000Z' } as const;
  fakeApi.answer(leadActs.list, {
    rows: [
      { ...capture, id: 'a', record },
      { ...task, id: 'b', record: { id: 8, name: 'Llamar', isThere: false } },
    ],
    next: null,
  });
  await renderAt(<ActsList />, { path: '/', language: 'es' });
  const link = await screen.findByRole('link', { name: 'Nicanor Espejo Valls' });
  expect(link).toHaveAttribute('href', '/leadmanager/dashboard/contacts/7');
  expect(link.closest('li')).toHaveTextContent('Nuevo contacto · Nicanor Espejo Valls5:16 · COMERZIA');
  expect(screen.getByText('Llamar').closest('li')).toHaveTextContent('Eliminación · Llamar5:16');
  expect(screen.queryByRole('link', { name: 'Llamar' })).not.toBeInTheDocument();
  const undo = screen.getByRole('button', { name: 'Deshacer: Nuevo contacto · Nicanor Espejo Valls' });
  expect(undo).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deshacer: Eliminación · Llamar' })).toBeVisible();
});

test('a change of one record says first what became of which field', async () => {
  fakeApi.answer(leadStages.list, stages);
  fakeApi.answer(leadFields.list, []);
  const [from, to] = stages;
  fakeApi.answer(leadActs.list, {
    rows: [
      {
        ...act,
        id: 'a',
        kind: 'move',
        entity: 'opportunity',
        count: 1,
        record: { id: 7, name: 'Web', isThere: true },
        change: {
          before: { stageId: from?.id, position: 1 },
          after: { stageId: to?.id, position: 2 },
        },
      },
    ],
    next: null,
  });
  await renderAt(<ActsList />);
  const line = (await screen.findByRole('link', { name: 'Web' })).closest('li');
  await waitFor(() => expect(line).toHaveTextContent(`Stage: ${from?.name} → ${to?.name}Web · `));
  expect(within(line as HTMLElement).getByRole('button', { name: 'Undo: Moved · Web' })).toBeVisible();
});

test('changes are narrowed to a kind in the address, and the sample data is removed by its name', async () => {
  fakeApi.answer(leadActs.list, ({ search }) => ({
    rows: search.get('kind') ? [] : [{ ...act, id: 'a', kind: 'demo' }],
    next: null,
  }));
  const { user } = await renderAt(<ActsList />);
  expect(await screen.findByRole('button', { name: 'Remove sample data' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of change' }), 'Imported');
  expect(await screen.findByText('No such change in the last 30 days.')).toBeVisible();
  expect(fakeApi.callsTo(leadActs.list).at(-1)?.search.get('kind')).toBe('import');
});
