import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ListedAct } from '@shared/acts/act-endpoints';
import type { Wire } from '@shared/http/wire';
import { leadActs } from '@shared/leads/acts/endpoints';
import { leadFields } from '@shared/leads/fields/endpoints';
import { leadStages } from '@shared/leads/opportunities/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { stages } from '../../testing/leads-on-server';
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

const ana = { id: 7, name: 'Ana Puig', detail: null, isThere: true };

beforeEach(() => void signedInAs());

type Listed = Wire<ListedAct>;

const answer = (...rows: Listed[]) => fakeApi.answer(leadActs.list, { rows, next: null });
const line = (text: string) => screen.getByText(text).closest('li') as HTMLElement;

test('what an account was filled with counts as records, since they are of every kind', async () => {
  answer(
    { ...act, id: 'a', kind: 'demo' },
    { ...act, id: 'b', kind: 'import', at: '2026-11-27T04:10:00.000Z' },
  );
  await renderAt(<ActsList />);
  expect(await screen.findByText(/loaded the sample data: 359 entries/)).toHaveTextContent(/^Demo /);
  expect(screen.getByText(/imported 359 contacts/)).toBeVisible();
});

test('changes of several records by one person on a day are one line, which opens to take each back', async () => {
  const edit = { ...act, kind: 'edit', count: 1 } as const;
  const anna = { ...act.actor, id: 2, name: 'Anna' };
  answer(
    { ...edit, id: 'a', at: '2025-11-27T10:30:00.000Z' },
    { ...edit, id: 'b', at: '2025-11-27T09:05:00.000Z' },
    { ...edit, id: 'c', at: '2025-11-27T09:00:00.000Z', actor: anna },
    { ...edit, id: 'd', at: '2025-11-26T09:00:00.000Z', actor: anna },
  );
  const { user } = await renderAt(<ActsList />);
  const day = within(await screen.findByRole('region', { name: 'Thursday, 27 November 2025' }));
  expect(day.getAllByRole('listitem')[0]).toHaveTextContent('Demo edited 2 contacts 10:05–11:30');
  expect(day.getAllByRole('button', { name: 'Undo: Edited · 1 contact' })).toHaveLength(1);
  await user.click(day.getByRole('button', { name: '2 changes' }));
  expect(day.getAllByRole('button', { name: 'Undo: Edited · 1 contact' })).toHaveLength(3);
  const before = within(screen.getByRole('region', { name: 'Wednesday, 26 November 2025' }));
  expect(before.getByText('Anna')).toBeVisible();
});

test('several changes of one record are one line, which names it and the fields', async () => {
  const change = (field: string) => ({ before: { [field]: null }, after: { [field]: 'x' } });
  const edit = { ...act, kind: 'edit', count: 1, record: ana } as const;
  fakeApi.answer(leadFields.list, []);
  answer(
    { ...edit, id: 'a', change: change('city') },
    { ...edit, id: 'b', change: change('jobTitle') },
    { ...edit, id: 'c', kind: 'create', change: null },
    { ...edit, id: 'd', change: change('city'), record: { ...ana, id: 8, name: 'Eva Vila' } },
  );
  const { user } = await renderAt(<ActsList />);
  expect(await screen.findAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  const [first] = screen.getAllByRole('listitem');
  await waitFor(() => expect(first).toHaveTextContent(/^Demo added the contact Ana PuigCity · Job title/));
  await user.click(screen.getByRole('button', { name: '3 changes' }));
  expect(screen.getByRole('button', { name: 'Undo: Added · Ana Puig' })).toBeVisible();
});

test('an act on one record names it, and leads to it where it still stands', async () => {
  const capture = { ...act, kind: 'capture', count: 1 } as const;
  const task = { ...act, kind: 'delete', entity: 'task', count: 1, at: '2026-11-26T04:16:00.000Z' } as const;
  answer(
    { ...capture, id: 'a', record: { ...ana, detail: 'Forn Vell' } },
    { ...task, id: 'b', record: { id: 8, name: 'Llamar', detail: null, isThere: false } },
  );
  await renderAt(<ActsList />, { path: '/', language: 'es' });
  const link = await screen.findByRole('link', { name: 'Ana Puig' });
  expect(link).toHaveAttribute('href', '/leadmanager/dashboard/contacts/7');
  expect(link.closest('li')).toHaveTextContent('COMERZIA añadió el contacto Ana Puig · Forn Vell5:16');
  expect(line('Llamar')).toHaveTextContent('Demo eliminó la tarea Llamar5:16');
  expect(screen.queryByRole('link', { name: 'Llamar' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Deshacer: Nuevo contacto · Ana Puig' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deshacer: Eliminación · Llamar' })).toBeVisible();
});

test('a change of one record says what became of which field', async () => {
  fakeApi.answer(leadStages.list, stages);
  fakeApi.answer(leadFields.list, []);
  const [from, to] = stages;
  answer({
    ...act,
    id: 'a',
    kind: 'move',
    entity: 'opportunity',
    count: 1,
    record: { id: 7, name: 'Web', detail: 'Forn Vell', isThere: true },
    change: { before: { stageId: from?.id, position: 1 }, after: { stageId: to?.id, position: 2 } },
  });
  await renderAt(<ActsList />);
  const moved = (await screen.findByRole('link', { name: 'Web' })).closest('li') as HTMLElement;
  await waitFor(() =>
    expect(moved).toHaveTextContent(`Demo moved the opportunity WebStage: ${from?.name} → ${to?.name}`),
  );
  expect(within(moved).getByRole('button', { name: 'Undo: Moved · Web' })).toBeVisible();
});

test('what taking back does is said before, where it is not plain', async () => {
  answer({
    ...act,
    id: 'a-1',
    kind: 'mail',
    entity: 'communication',
    count: 1,
    actor: { kind: 'visitor', id: null, name: 'Ana Puig', via: 'capture' },
    record: { id: 5, name: 'Could you slice it?', detail: 'Ana Puig', isThere: true },
  });
  fakeApi.answer(leadActs.outlook, { records: 1, count: 0, exceptions: [] });
  fakeApi.answer(leadActs.undo, { records: 1, count: 0, exceptions: [], act: 'a-2', run: null });
  const { user } = await renderAt(<ActsList />);
  const message = await screen.findByRole('link', { name: 'Could you slice it?' });
  expect(message.closest('li')).toHaveTextContent(/^Ana Puig wrote to you Could you slice it\?\d/);
  await user.click(screen.getByRole('button', { name: 'Remove from the timeline: Wrote to you · Ana Puig' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove from the timeline?' }));
  expect(dialog.getByText(/disappears from the timeline here/)).toBeVisible();
  expect(fakeApi.callsTo(leadActs.undo)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(fakeApi.callsTo(leadActs.undo)).toHaveLength(1));
});

test('changes are narrowed to a kind and to a name in the address', async () => {
  fakeApi.answer(leadActs.list, ({ search }) => ({
    rows: search.size > 1 ? [] : [{ ...act, id: 'a', kind: 'demo' }],
    next: null,
  }));
  const { user } = await renderAt(<ActsList />);
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Remove sample data' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of change' }), 'Imported');
  expect(await screen.findByText('No such change in the last 30 days.')).toBeVisible();
  expect(fakeApi.callsTo(leadActs.list).at(-1)?.search.get('kind')).toBe('import');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'ana');
  await waitFor(() => expect(fakeApi.callsTo(leadActs.list).at(-1)?.search.get('q')).toBe('ana'));
});
