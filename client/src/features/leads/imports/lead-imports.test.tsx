import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { importLimits } from '@shared/imports/scales';
import { leadImports } from '@shared/leads/imports/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { leadsOnServer } from '../testing/leads-on-server';
import { LeadImports } from './lead-imports';
import { anyImport, anyRow, counts, importOnServer } from './testing/imports-on-server';

const path = '/leadmanager/dashboard/imports';
const openNew = (search = '') => renderAt(<LeadImports openId={undefined} />, { path: path + search });
const openOne = (language: 'en' | 'es' = 'en') =>
  renderAt(<LeadImports openId={7} />, { path: `${path}/7`, language });

beforeEach(() => void leadsOnServer());

describe('a file', () => {
  test('that is chosen is uploaded with what its list holds, and its own page opens', async () => {
    fakeApi.answer(leadImports.upload, anyImport());
    const { user } = await openNew('?entity=company');
    const csv = new File(['Nombre;Correo'], 'contactos.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('Choose a file'), csv);
    await waitFor(() => expect(location.pathname).toBe(`${path}/7`));
    const [sent] = fakeApi.callsTo(leadImports.upload);
    expect([sent?.search.get('hint'), sent?.body]).toEqual(['company', csv]);
    expect(location.search).toBe('?from=company');
  });

  test('can be rows that were copied from a spreadsheet: pasting them opens their import', async () => {
    fakeApi.answer(leadImports.upload, anyImport());
    const { user } = await openNew('?entity=contact');
    await user.click(await screen.findByLabelText('Or paste rows here'));
    await user.paste('Ana\tana@example.org\nEva\teva@example.org');
    await waitFor(() => expect(location.pathname).toBe(`${path}/7`));
    const sent = fakeApi.callsTo(leadImports.upload)[0]?.body as File | undefined;
    expect(sent?.name).toBe('Pasted rows.tsv');
    expect(await sent?.text()).toBe('Ana\tana@example.org\nEva\teva@example.org');
  });

  test('of pasted rows that cannot be read is told, and the rows stay', async () => {
    fakeApi.refuse(leadImports.upload, 400, { message: 'Check', fields: { file: 'No rows' } });
    const { user } = await openNew();
    const rows = await screen.findByLabelText('Or paste rows here');
    await user.type(rows, 'Name');
    await user.click(screen.getByRole('button', { name: 'Continue with these rows' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No rows');
    expect(rows).toHaveValue('Name');
  });

  test('that is too large is refused before it is sent', async () => {
    const { user } = await openNew();
    const csv = new File(['x'], 'todo.csv', { type: 'text/csv' });
    Object.defineProperty(csv, 'size', { value: importLimits.bytes + 1 });
    await user.upload(await screen.findByLabelText('Choose a file'), csv);
    expect(screen.getByRole('alert')).toHaveTextContent('todo.csv has 51 MB, and a file may have 50 MB.');
    expect(fakeApi.callsTo(leadImports.upload)).toEqual([]);
  });

  test('that the server cannot read is told beside the choice', async () => {
    fakeApi.refuse(leadImports.upload, 400, { message: 'Check', fields: { file: 'The file is empty' } });
    const { user } = await openNew();
    const input = await screen.findByLabelText('Choose a file');
    await user.upload(input, new File([' '], 'nada.csv', { type: 'text/csv' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is empty');
    expect(input).toHaveAccessibleDescription(/The file is empty/);
  });
});

describe('the check of an import', () => {
  const wrong = anyRow({
    line: 14,
    action: 'error',
    reason: 'Correo: “ana@” isn’t an email address',
    cells: ['Eva', 'ana@', 'Tibio', ''],
  });

  test('shows what is wrong first, with line, column and reason, and leaves out columns that go nowhere', async () => {
    importOnServer({ state: 'checked', counts: { ...counts, makes: { company: 3 } } }, [anyRow(), wrong]);
    const { user } = await openOne();
    expect(await screen.findByText('Also created, because rows name them: 3 companies.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Errors 40' })).toHaveAttribute('aria-selected', 'true');
    const row = within(await screen.findByRole('row', { name: /Eva/ }));
    expect(row.getByRole('rowheader')).toHaveTextContent('Line 14');
    expect(row.getByText('Correo: “ana@” isn’t an email address')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Line',
      'Why',
      'Nombre',
      'Correo',
      'Estado',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Create 900' }));
    expect(await screen.findByRole('row', { name: /Ana/ })).toBeVisible();
    expect(new URLSearchParams(location.search).get('rows')).toBe('create');
  });

  test('begins the import, whose progress is shown', async () => {
    const held = importOnServer({ state: 'checked', counts });
    fakeApi.answer(leadImports.commit, () => (held.detail = anyImport({ state: 'running', run: 5, counts })));
    const { user } = await openOne();
    await user.click(await screen.findByRole('button', { name: 'Import 1,100 rows' }));
    expect(await screen.findByText('300 of 1,200')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Importing' })).toHaveAttribute('value', '300');
    expect(screen.getByRole('heading', { name: 'Importing' })).toHaveFocus();
    expect(screen.getByText('Importing: 25%')).toBeInTheDocument();
  });

  test('leads back to the columns', async () => {
    importOnServer({ state: 'checked', counts });
    const { user } = await openOne();
    await user.click(await screen.findByRole('button', { name: 'Change the columns' }));
    expect(await screen.findByRole('heading', { name: 'Where the columns go' })).toHaveFocus();
  });

  test('of a file without anything new says so, and nothing can be imported', async () => {
    const nothing = { ...counts, create: 0, update: 0, error: 0, skip: 1_200 };
    const known = anyRow({ action: 'skip', reason: 'Ya se importó antes (contactos.csv)' });
    importOnServer({ state: 'checked', counts: nothing }, [known]);
    await openOne('es');
    expect(await screen.findByText(/Ninguna fila de este archivo/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Importar 0 filas' })).toBeDisabled();
    expect(await screen.findByText('Ya se importó antes (contactos.csv)')).toBeVisible();
  });
});
