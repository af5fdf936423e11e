import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { leadImports } from '@shared/leads/imports/endpoints';
import { importedEntities, importedFields } from '@shared/leads/imports/scales';
import type { Language } from '@shared/languages';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { leadsOnServer } from '../testing/leads-on-server';
import { LeadImports } from './lead-imports';
import { anyImport, columnOf, importOnServer } from './testing/imports-on-server';
import { useImportKind } from './use-import-kind';

const openOne = (language: Language = 'en') =>
  renderAt(<LeadImports openId={7} />, { path: '/leadmanager/dashboard/imports/7', language });
const target = (column: string) => screen.getByRole('combobox', { name: `Field for ${column}` });
const sentMapping = () => fakeApi.callsTo(leadImports.mapping).at(-1)?.body;

beforeEach(() => void leadsOnServer());

test('shows what was found in the file, and where each column would go', async () => {
  importOnServer();
  await openOne();
  expect(await screen.findByRole('heading', { level: 1, name: 'contactos.csv' })).toBeVisible();
  expect(screen.getByText('CSV with semicolons · WINDOWS-1252 · 1,200 rows · 4 columns')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'The rows are' })).toHaveDisplayValue('Contacts');
  expect(target('Nombre')).toHaveDisplayValue('First name');
  expect(target('Nacida')).toHaveDisplayValue('Leave out');
  const column = screen.getAllByRole('listitem').find((item) => item.textContent.startsWith('Correo'));
  expect(column).toHaveTextContent('ana@example.org');
  expect(screen.getByText('1 column is left out')).toBeVisible();
});

test('asks anew what the columns would be for another kind of record', async () => {
  importOnServer();
  const { user } = await openOne();
  await screen.findByText('The rows are');
  const asCompanies = anyImport({ mapping: { ...anyImport().mapping, entity: 'company' } });
  fakeApi.answer(leadImports.read, asCompanies);
  await user.selectOptions(screen.getByRole('combobox', { name: 'The rows are' }), 'Companies');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'The rows are' })).toHaveDisplayValue('Companies'),
  );
  expect(fakeApi.callsTo(leadImports.read).at(-1)?.search.get('entity')).toBe('company');
});

test('a column goes into a new field, a value to another choice, and only empty fields are filled', async () => {
  const held = importOnServer();
  fakeApi.answer(leadImports.mapping, () => (held.detail = anyImport({ state: 'mapped' })));
  const { user } = await openOne();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Field for Correo' }),
    'New field: text',
  );
  const label = screen.getByRole('textbox', { name: 'Name of the new field' });
  expect(label).toHaveValue('Correo');
  await user.clear(label);
  expect(label).toHaveAccessibleDescription('Give the field a name');
  await user.type(label, 'Buzón');
  expect(screen.getByText('2 not recognised yet')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What “Cliente” stands for' }), 'Customer');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What “Tibio” stands for' }), 'Leave empty');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Where a record has a value already' }),
    'Keep it',
  );
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  expect(await screen.findByRole('heading', { name: 'Checking the rows' })).toBeVisible();
  expect(sentMapping()).toMatchObject({
    fill: 'empty',
    columns: [
      { to: 'field', field: 'firstName' },
      { to: 'new', label: 'Buzón', kind: 'text' },
      { to: 'field', field: 'status', values: { Cliente: 'customer', Tibio: null } },
      { to: 'skip' },
    ],
  });
});

test('a value that is a choice by its name needs no answer', async () => {
  importOnServer();
  await openOne('es');
  const value = await screen.findByRole('combobox', { name: 'Qué significa «Cliente»' });
  expect(value).toHaveDisplayValue('Cliente');
  expect(screen.getByText('1 aún sin reconocer')).toBeVisible();
});

test('a value that the server knows by another word needs no answer either', async () => {
  importOnServer({ recognised: [{}, {}, { status: { Cliente: 'customer', Tibio: 'working' } }, {}] });
  await openOne();
  expect(await screen.findByRole('combobox', { name: 'What “Tibio” stands for' })).toHaveDisplayValue(
    'In progress',
  );
  expect(screen.queryByText(/not recognised yet/)).not.toBeInTheDocument();
});

test('what every new record needs is said while no column goes there, and only then', async () => {
  importOnServer();
  const { user } = await openOne();
  await screen.findByRole('combobox', { name: 'Field for Nombre' });
  expect(screen.queryByText(/Every new record needs/)).not.toBeInTheDocument();
  for (const column of ['Nombre', 'Correo']) await user.selectOptions(target(column), 'Leave out');
  expect(
    screen.getByText('Every new record needs one of these, and no column goes there: First name, Email.'),
  ).toBeVisible();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'What should this import do?' }),
    'Only update known records',
  );
  expect(screen.queryByText(/Every new record needs/)).not.toBeInTheDocument();
});

test('a file that holds something else than the list where its import was begun says so', async () => {
  importOnServer();
  const path = '/leadmanager/dashboard/imports/7?from=company';
  await renderAt(<LeadImports openId={7} />, { path });
  expect(
    await screen.findByText(
      'By its columns, the file holds something else than expected (Companies): Contacts.',
    ),
  ).toBeVisible();
});

test('dates that could be read in two ways are asked about, with what each would mean', async () => {
  importOnServer();
  fakeApi.refuse(leadImports.mapping, 400, {
    message: 'Check the fields',
    fields: { 'columns.3.dates': 'Say whether the day or the month comes first' },
  });
  const { user } = await openOne();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Field for Nacida' }), 'Birthday');
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  const question = screen.getByRole('combobox', { name: 'How are the dates written?' });
  await waitFor(() => expect(question).toHaveFocus());
  expect(question).toHaveAccessibleDescription('Say whether the day or the month comes first');
  await user.selectOptions(question, 'Day first: 03/04/1990 is 3 April 1990');
  expect(question).toHaveAccessibleDescription('');
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  expect(sentMapping()).toMatchObject({
    columns: [{}, {}, {}, { to: 'own', id: 4, dates: 'dmy' }],
  });
});

test('a field that another column goes into is told at once, and what was chosen stays after a refusal', async () => {
  importOnServer();
  fakeApi.refuse(leadImports.mapping, 400, { fields: { 'columns.1': 'Choose a field' } });
  const { user } = await openOne();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Field for Nacida' }), 'First name');
  expect(target('Nacida')).toHaveAccessibleDescription('Another column already goes into this field');
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  await waitFor(() => expect(target('Correo')).toHaveFocus());
  expect(target('Correo')).toHaveAccessibleDescription('Choose a field');
  expect(target('Nacida')).toHaveDisplayValue('First name');
});

test('columns without headers are numbered', async () => {
  const columns = ['Ana', 'ana@example.org', 'x', 'y'].map((sample) => columnOf('', [sample]));
  importOnServer({ columns });
  await openOne();
  expect(await screen.findByText(/The file has no header row/)).toBeVisible();
  expect(target('Column 2')).toHaveDisplayValue('Email');
});

test.each(['en', 'es'] as const)('every field of every kind of record has a name in %s', async (language) => {
  const unnamed: string[] = [];
  function Names() {
    const { fieldName } = useImportKind();
    for (const entity of importedEntities)
      for (const field of importedFields[entity])
        if (['', `fields.${field}`].includes(fieldName(entity, field))) unnamed.push(field);
    return null;
  }
  await renderAt(<Names />, { language });
  expect(unnamed).toEqual([]);
  expect(within(document.body).queryByText('fields.')).not.toBeInTheDocument();
});

describe('the program of a file with ids', () => {
  const withIds = (system: string, more: object = {}) => {
    const { mapping } = anyImport();
    const columns = mapping.columns.with(3, { to: 'field', field: 'externalId' });
    importOnServer({
      mapping: { ...mapping, system, columns },
      namedSystems: ['El meu CRM', 'hubspot'],
      ...more,
    });
  };
  const program = () => screen.findByRole('combobox', { name: /^Which program is this from/ });
  const sent = () => (sentMapping() as { system?: string } | undefined)?.system;

  test('has no name that a person did not give, and may be one that was given before', async () => {
    withIds('file AbCdEfGh', { sharesIdsWith: 'accounts.csv' });
    fakeApi.answer(leadImports.mapping, anyImport({ state: 'mapped' }));
    const { user } = await openOne();
    expect(await program()).toHaveValue('');
    expect(screen.getByText(/The ids go with those of accounts\.csv/)).toBeVisible();
    const offered = document.querySelectorAll('datalist option');
    expect([...offered].map(({ textContent }) => textContent)).toEqual(['El meu CRM', 'hubspot']);
    await user.type(await program(), 'El meu CRM');
    expect(await program()).toHaveValue('El meu CRM');
    await user.clear(await program());
    await user.click(screen.getByRole('button', { name: 'Check the rows' }));
    await waitFor(() => expect(sent()).toBe('file AbCdEfGh'));
  });

  test('is none again when its name is taken away', async () => {
    withIds('hubspot');
    fakeApi.answer(leadImports.mapping, anyImport({ state: 'mapped' }));
    const { user } = await openOne();
    expect(await program()).toHaveValue('hubspot');
    await user.clear(await program());
    expect(await program()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Check the rows' }));
    await waitFor(() => expect(sent()).toBe('file OSpTyjGP'));
  });
});
