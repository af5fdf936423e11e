import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companies } from '@shared/consulting/companies/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { anyCompany, anySummary, companiesOnServer } from '../../testing/company-on-server';
import { CompanyOverview } from './company-overview';

const fullCounts = { contacts: 1, products: 2, departments: 1, problems: 3, strengths: 1 };

test('a company shows its name, sector, size, structure and how complete it is', async () => {
  companiesOnServer(anySummary({ counts: { ...fullCounts, contacts: 0, strengths: 0 } }));
  await renderAt(<CompanyOverview />, { language: 'es' });
  const card = await screen.findByRole('article');
  for (const text of ['Náutica', 'Mediana', 'Funcional', 'Faltan las fortalezas'])
    expect(within(card).getByText(text)).toBeVisible();
  expect(within(card).getByText('Sin informe')).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Taller Ría' })).toHaveAttribute('href', '/empresa/7');
});

test('beyond six companies each is one row, with its last change if that is known', async () => {
  const changed = { 1: '2026-11-21T10:00:00.000Z', 2: null };
  companiesOnServer(
    ...[1, 2, 3, 4, 5, 6, 7].map((id) =>
      anySummary({ id, name: `Company ${id}`, updatedAt: changed[id as 1 | 2], counts: fullCounts }),
    ),
  );
  const { user } = await renderAt(<CompanyOverview />, { language: 'es' });
  const row = within(await screen.findByRole('row', { name: /Company 1/ }));
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(0, 4)).toEqual(['Náutica', 'Mediana', 'Lista para su informe', '21 nov 2026']);
  expect(within(screen.getByRole('row', { name: /Company 2/ })).getByText('–')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Editar Company 1' }));
  expect(await screen.findByLabelText('Nombre')).toHaveValue('Company 1');
});

test('a card says where the company stands, each figure with the way to what it is counted from', async () => {
  const counts = { ...fullCounts, problems: 10 };
  companiesOnServer(anySummary({ counts, digitalization: 33, hoursPerMonth: 42.5 }));
  await renderAt(<CompanyOverview />, { language: 'es' });
  const figures = within(await screen.findByRole('article'));
  expect(figures.getByRole('link', { name: '33/100' })).toHaveAttribute('href', '/empresa/7?tab=departments');
  for (const figure of ['10', '42,5'])
    expect(figures.getByRole('link', { name: figure })).toHaveAttribute('href', '/empresa/7?tab=problems');
});

test('six companies are cards', async () => {
  companiesOnServer(...[1, 2, 3, 4, 5, 6].map((id) => anySummary({ id, name: `Company ${id}` })));
  await renderAt(<CompanyOverview />);
  expect(await screen.findAllByRole('article')).toHaveLength(6);
});

test.each([
  ['Report generated', { counts: fullCounts, hasReport: true }],
  ['Ready for its report', { counts: fullCounts, hasReport: false }],
  ['No report yet', { counts: { ...fullCounts, problems: 0 }, hasReport: false }],
])('a card says: %s', async (text, changes) => {
  companiesOnServer(anySummary(changes));
  await renderAt(<CompanyOverview />);
  expect(await screen.findByText(text)).toBeVisible();
});

test('a list that cannot be loaded can be tried again', async () => {
  fakeApi.refuse(companies.list, 500, { message: 'Something went wrong here' });
  const { user } = await renderAt(<CompanyOverview />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong here');
  companiesOnServer(anySummary());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Taller Ría' })).toBeVisible();
});

test('the first company is created from the empty list, and one is taken into it', async () => {
  const held = companiesOnServer();
  fakeApi.answer(companies.create, ({ body }) => {
    held.list = [anySummary({ name: body.name })];
    return { ...anyCompany, id: 12, name: body.name };
  });
  const { user } = await renderAt(<CompanyOverview />, { path: '/consultoria' });
  await user.click(await screen.findByRole('button', { name: 'Add first company' }));
  await user.type(await screen.findByLabelText('Name'), 'Astillero Norte');
  await user.type(screen.getByLabelText('Sector'), 'Ships');
  await user.selectOptions(screen.getByLabelText('Size'), 'Small (1-49 employees)');
  await user.selectOptions(screen.getByLabelText('Structure'), 'matrix');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Company created')).toBeVisible();
  expect(location.pathname).toBe('/empresa/12');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(fakeApi.callsTo(companies.create)[0]?.body).toEqual({
    name: 'Astillero Norte',
    sector: 'Ships',
    size: 'small',
    structure: 'matrix',
    email: null,
    country: 'ES',
    hasTenOrMore: false,
    hourCost: null,
    hourCurrency: 'EUR',
  });
});

test('the size bands are those of the specification, and sectors are suggested', async () => {
  companiesOnServer();
  const { user } = await renderAt(<CompanyOverview />, { language: 'es' });
  await user.click(await screen.findByRole('button', { name: 'Añadir la primera empresa' }));
  const bands = within(await screen.findByLabelText('Tamaño')).getAllByRole('option');
  expect(bands.map((option) => option.textContent)).toEqual([
    'Elige…',
    'Pequeña (1-49 empleados)',
    'Mediana (50-249 empleados)',
    'Grande (250 o más empleados)',
  ]);
  const suggestions = document.getElementById(screen.getByLabelText('Sector').getAttribute('list') ?? '');
  expect(suggestions).toHaveTextContent('Hostelería y turismo');
});

test('an incomplete company is not sent, and each field says what it needs', async () => {
  companiesOnServer();
  const { user } = await renderAt(<CompanyOverview />, { language: 'es' });
  await user.click(await screen.findByRole('button', { name: 'Añadir la primera empresa' }));
  await user.click(screen.getByRole('button', { name: 'Crear' }));
  const errors = {
    Nombre: 'El nombre es requerido',
    Sector: 'El sector es requerido',
    Tamaño: 'El tamaño es requerido',
    Estructura: 'La estructura es requerida',
  };
  for (const [label, error] of Object.entries(errors))
    expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(error));
});

test('a refused company keeps what was typed and says why beside the field', async () => {
  companiesOnServer();
  fakeApi.refuse(companies.create, 400, { message: 'Please check', fields: { sector: 'Not like this' } });
  const { user } = await renderAt(<CompanyOverview />);
  await user.click(await screen.findByRole('button', { name: 'Add first company' }));
  await user.type(await screen.findByLabelText('Name'), 'Astillero');
  await user.type(screen.getByLabelText('Sector'), 'Ships');
  await user.selectOptions(screen.getByLabelText('Size'), 'small');
  await user.selectOptions(screen.getByLabelText('Structure'), 'simple');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Error creating company')).toBeVisible();
  expect(screen.getByLabelText('Sector')).toHaveAccessibleDescription(
    expect.stringContaining('Not like this'),
  );
  expect(screen.getByLabelText('Name')).toHaveValue('Astillero');
});
