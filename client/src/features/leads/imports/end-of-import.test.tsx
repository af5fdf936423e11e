import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobRuns } from '@shared/jobs/endpoints';
import { leadActs } from '@shared/leads/acts/endpoints';
import { leadImports } from '@shared/leads/imports/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyContact, leadsOnServer } from '../testing/leads-on-server';
import { ImportsInSettings } from './imports-in-settings';
import { LeadImports } from './lead-imports';
import { anyImport, anyRow, anyRun, counts, importOnServer } from './testing/imports-on-server';

const path = '/leadmanager/dashboard/imports/7';
const openOne = (language: 'en' | 'es' = 'en') => renderAt(<LeadImports openId={7} />, { path, language });

beforeEach(() => void leadsOnServer({ contacts: [anyContact({ id: 8, name: 'Ana Souto' })] }));

describe('an import at work', () => {
  test('is found again by its address, and can be cancelled', async () => {
    const held = importOnServer({ state: 'running', run: 5, counts });
    fakeApi.answer(
      leadImports.cancel,
      () => (held.detail = anyImport({ state: 'cancelled', act: 'a-1', counts })),
    );
    const { user } = await openOne('es');
    expect(await screen.findByText('300 de 1200')).toBeVisible();
    expect(screen.getByText(/Puedes salir de esta página/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText(/Lo escrito hasta entonces se ha quedado/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continuar la importación' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Deshacer la importación' })).toBeEnabled();
  });

  test('shows its end as soon as its job is over', async () => {
    const held = importOnServer({ state: 'running', run: 5, counts });
    fakeApi.answer(jobRuns.read, () => {
      held.detail = anyImport({ state: 'done', act: 'a-1', counts });
      return anyRun({ state: 'done', done: 1_200 });
    });
    await openOne();
    expect(await screen.findByRole('heading', { name: 'The file is imported' })).toBeVisible();
  });
});

describe('an import that is over', () => {
  test('leads to what it wrote, and gives the rows with errors as a file', async () => {
    importOnServer({ state: 'done', act: 'a-1', counts }, [anyRow({ recordId: 8 })]);
    fakeApi.refuse(leadImports.errors, 500, { message: 'Out of order' });
    const { user } = await openOne();
    await user.click(await screen.findByRole('tab', { name: 'Created 900' }));
    expect(await screen.findByRole('link', { name: 'Open the record of line 2' })).toHaveAttribute(
      'href',
      '/leadmanager/dashboard/contacts/8',
    );
    await user.click(screen.getByRole('button', { name: 'Download the rows with errors' }));
    expect(await screen.findByText('Out of order')).toBeVisible();
  });

  test('says before its undo what will stay, and why', async () => {
    const held = importOnServer({ state: 'done', act: 'a-1', counts });
    const exceptions = [
      { entity: 'contact', id: 8, fields: ['jobTitle', 'status'], why: 'edited' as const },
      { entity: 'contact', id: 9, fields: [], why: 'linked' as const },
    ];
    fakeApi.answer(leadActs.outlook, { records: 1_098, count: 2, exceptions });
    fakeApi.answer(leadImports.undo, () => (held.detail = anyImport({ state: 'undoing', run: 5, counts })));
    const { user } = await openOne();
    await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Undo the import of contactos.csv?' }));
    expect(await dialog.findByText(/2 records will stay/)).toBeVisible();
    const [ana] = dialog.getAllByRole('listitem');
    expect(ana).toHaveTextContent('Ana Souto – edited since: Job title, Status');
    await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByRole('heading', { name: 'Undoing the import' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  test('says what its undo has left', async () => {
    const exceptions = [{ entity: 'contact', id: 8, fields: [], why: 'linked' as const }];
    importOnServer({
      state: 'undone',
      act: 'a-1',
      counts,
      undone: { records: 1_099, count: 12, exceptions },
    });
    await openOne('es');
    expect(await screen.findByText(/1099 registros han vuelto a como estaban/)).toBeVisible();
    expect(screen.getByText('y 11 más')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deshacer la importación' })).not.toBeInTheDocument();
  });

  test('that could not be checked leads back to its columns', async () => {
    importOnServer({ state: 'failed', failure: 'Something went wrong on our side.' });
    const { user } = await openOne();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    await user.click(screen.getByRole('button', { name: 'Assign the columns and check again' }));
    expect(await screen.findByRole('button', { name: 'Check the rows' })).toBeVisible();
  });
});

test('earlier imports are listed with what they did, and can be undone', async () => {
  importOnServer({ state: 'done', act: 'a-1', counts });
  const { columns: _, ...listed } = anyImport({ state: 'done', act: 'a-1', counts });
  const other = { ...listed, id: 6, fileName: 'empresas.csv', state: 'checked' as const, act: null };
  fakeApi.answer(leadImports.list, { rows: [listed, other], next: null });
  fakeApi.answer(leadActs.outlook, { records: 1_100, count: 0, exceptions: [] });
  fakeApi.answer(leadImports.undo, anyImport({ state: 'undoing', run: 5 }));
  const { user } = await renderAt(<ImportsInSettings />, { path: '/leadmanager/dashboard/settings' });
  expect(await screen.findByText('900 created, 200 changed, 60 skipped, 40 with errors')).toBeVisible();
  expect(screen.getByRole('link', { name: 'empresas.csv' })).toHaveAttribute(
    'href',
    '/leadmanager/dashboard/imports/6',
  );
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo the import of contactos.csv' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/everything can be taken back/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
  await expect.poll(() => location.pathname).toBe(path);
});
