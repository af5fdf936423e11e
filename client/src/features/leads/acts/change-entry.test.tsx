import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadActs } from '@shared/leads/acts/endpoints';
import type { Wire } from '@shared/http/wire';
import type { Change } from '@shared/acts/record';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyChange, anyContact, leadsOnServer } from '../testing/leads-on-server';
import { ChangeEntry } from './change-entry';

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day + 60_000).toISOString();

function shown(change: Partial<Wire<Change>>, language: 'en' | 'es' = 'en') {
  leadsOnServer({ contacts: [anyContact({ id: 8, name: 'Eva Puig' })] });
  const at = daysAgo(1);
  return renderAt(<ChangeEntry section="contacts" change={anyChange({ at, ...change })} />, {
    path: '/',
    language,
  });
}

test.each<[Partial<Wire<Change>>, string]>([
  [{ origin: { from: 'import', row: 7 }, source: 'fair.csv' }, 'Imported by Marta, line 7 of fair.csv'],
  [{ origin: { from: 'import', row: 7 } }, 'Imported by Marta'],
  [{ origin: { from: 'merge', row: 2 }, source: 'Anna P.' }, 'From a merge with Anna P. by Marta'],
  [{ origin: { from: 'enquiry', row: 12 } }, 'From enquiry no. 12'],
])('a change says where it comes from: %j', async (change, words) => {
  await shown(change);
  expect(screen.getByText((text) => text.startsWith(`${words} ·`) || text === words)).toBeVisible();
});

test.each(['changed', 'deleted', 'restored'] as const)('what was %s can be undone', async (verb) => {
  const { user } = await shown({ verb });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back')).toBeVisible();
  expect(fakeApi.callsTo(leadActs.undo)).toHaveLength(1);
});

test('what was created goes to the bin by the acts of its record, not from its timeline', async () => {
  await shown({ verb: 'created' });
  expect(screen.getByText('Created')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('what an import created goes with all of the import, and the button says so', async () => {
  await shown({ verb: 'created', origin: { from: 'import', row: 7 } }, 'es');
  expect(screen.getByRole('button', { name: 'Deshacer toda la importación' })).toBeVisible();
});

test.each([{ isUndone: true }, { at: daysAgo(31) }])('nothing is offered for %j', async (change) => {
  await shown(change);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('what would stay as it is is listed before, and only then the rest is taken back', async () => {
  const { user } = await shown({});
  const exceptions = [{ entity: 'contact', id: 8, fields: ['city'], why: 'edited' as const }];
  fakeApi.answer(leadActs.outlook, { records: 4, count: 1, exceptions });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Not all of this can be taken back')).toBeVisible();
  expect(
    screen.getByText('1 record stays as it is, wholly or in part: Eva Puig was changed since.'),
  ).toBeVisible();
  expect(fakeApi.callsTo(leadActs.undo)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Undo the rest' }));
  expect(await screen.findByText('Taken back')).toBeVisible();
});

test('what cannot be taken back at all is not offered', async () => {
  const { user } = await shown({});
  const exceptions = [{ entity: 'stage', id: 3, fields: [], why: 'linked' as const }];
  fakeApi.answer(leadActs.outlook, { records: 0, count: 1, exceptions });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('This can no longer be taken back')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo the rest' })).not.toBeInTheDocument();
});
