import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { leadBin } from '@shared/leads/bin/endpoints';
import { marketingBin } from '@shared/marketing/bin/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { BinSettings } from './bin-settings';

const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`;
const joan = { entity: 'contact' as const, id: 7, name: 'Joan Puig', deletedAt: on(2) };
const task = { entity: 'task' as const, id: 7, name: 'Call Joan', deletedAt: on(9) };
const espiga = { entity: 'marketingCompany' as const, id: 7, name: 'Espiga', deletedAt: on(5) };

const open = (search = '?part=bin') => {
  signedInAs();
  return renderAt(<BinSettings />, { path: `/settings${search}`, language: 'en' });
};

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const portals = () => within(screen.getByRole('group', { name: 'Show' }));

beforeEach(() => {
  fakeApi.answer(leadBin.counts, [
    { entity: 'contact', count: 1, more: false },
    { entity: 'task', count: 10_000, more: true },
  ]);
  fakeApi.answer(marketingBin.counts, [{ entity: 'marketingCompany', count: 1, more: false }]);
  fakeApi.answer(leadBin.list, { rows: [task, joan], next: null });
  fakeApi.answer(marketingBin.list, { rows: [espiga], next: null });
});

it('is one list over the portals, the latest first, each row with its kind and portal', async () => {
  await open();
  expect(await screen.findByText('Joan Puig')).toBeVisible();
  await waitFor(() =>
    expect(rows()).toEqual([
      'Call JoanTask · LEADMANAGER · Deleted on 9 Nov 2026Restore',
      'EspigaCompany · COMERZIA · Deleted on 5 Nov 2026Restore',
      'Joan PuigContact · LEADMANAGER · Deleted on 2 Nov 2026Restore',
    ]),
  );
});

it('gives each record back where it was', async () => {
  fakeApi.answer(leadBin.restore, { act: 'x', count: 1 });
  fakeApi.answer(marketingBin.restore, { act: 'y', count: 1 });
  const { user } = await open();
  fakeApi.answer(leadBin.list, { rows: [task], next: null });
  await user.click(await screen.findByRole('button', { name: 'Restore Joan Puig' }));
  await waitFor(() => expect(screen.queryByText('Contact · LEADMANAGER', { exact: false })).toBeNull());
  expect(fakeApi.callsTo(leadBin.restore)[0]?.body).toEqual({ entity: 'contact', ids: [7] });
  await user.click(screen.getByRole('button', { name: 'Restore Espiga' }));
  await waitFor(() =>
    expect(fakeApi.callsTo(marketingBin.restore)[0]?.body).toEqual({ entity: 'marketingCompany', ids: [7] }),
  );
});

it('says why something could not be restored', async () => {
  fakeApi.refuse(leadBin.restore, 409, { message: 'Another contact already has this email address.' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Restore Joan Puig' }));
  expect(await screen.findByText('Another contact already has this email address.')).toBeVisible();
  expect(screen.getByText('Joan Puig')).toBeVisible();
});

it('is narrowed down to a portal, and then to one of its kinds', async () => {
  const { user } = await open();
  expect(await screen.findByText('Joan Puig')).toBeVisible();
  await waitFor(() =>
    expect(
      portals()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All10,002+', 'COMERZIA1', 'LEADMANAGER10,001+']),
  );
  await user.click(portals().getByRole('button', { name: /^LEADMANAGER/ }));
  expect(screen.queryByText('Espiga')).toBeNull();
  const kinds = within(screen.getByRole('group', { name: 'Kinds in LEADMANAGER' }));
  fakeApi.answer(leadBin.list, { rows: [task], next: null });
  await user.click(kinds.getByRole('button', { name: /^Tasks/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(fakeApi.callsTo(leadBin.list).at(-1)?.search.get('entity')).toBe('task');
  await user.click(portals().getByRole('button', { name: /^All/ }));
  expect(await screen.findByText('Espiga')).toBeVisible();
});

it('begins with the kind that the address names', async () => {
  await open('?part=bin&kind=marketingCompany');
  expect(await screen.findByText('Espiga')).toBeVisible();
  expect(screen.queryByText('Joan Puig')).toBeNull();
  expect(fakeApi.callsTo(marketingBin.list).at(-1)?.search.get('entity')).toBe('marketingCompany');
});

it('leaves no gap: what is older than the loaded part of a bin waits for its next page', async () => {
  fakeApi.answer(leadBin.list, ({ search }) =>
    search.get('cursor') ? { rows: [joan], next: null } : { rows: [task], next: 'c' },
  );
  const { user } = await open();
  expect(await screen.findByText('Call Joan')).toBeVisible();
  expect(screen.queryByText('Espiga')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows().map((row) => row?.slice(0, 6))).toEqual(['Call J', 'Espiga', 'Joan P']));
});
