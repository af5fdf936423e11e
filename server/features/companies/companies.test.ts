import { expect, test } from 'vitest';
import { companies } from '../../../shared/companies/endpoints';
import { testApp } from '../../testing/app';
import { rowsOf } from '../../testing/database';

const espiga = { name: 'Espiga', sector: 'Food', size: 'small', structure: 'simple' };

test('a company is made, listed with what it holds, read, changed and deleted by its owner', async () => {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const made = await call(companies.create, { body: { ...espiga, email: '' } });
  expect([made.status, made.body]).toMatchObject([201, { ...espiga, email: null }]);
  const params = { companyId: made.body.id };
  await build.items(made.body.id);

  const counts = { contacts: 1, products: 1, departments: 1, problems: 1, strengths: 1 };
  expect((await call(companies.list)).body).toMatchObject([{ ...espiga, counts, hasReport: false }]);
  const changed = await call(companies.update, { params, body: { size: 'large' } });
  expect([changed.status, changed.body]).toMatchObject([200, { ...espiga, size: 'large' }]);
  expect((await call(companies.update, { params, body: {} })).body.size).toBe('large');
  expect((await call(companies.read, { params })).body).toMatchObject({ ...espiga, size: 'large' });

  expect((await call(companies.remove, { params })).status).toBe(204);
  expect((await call(companies.read, { params })).status).toBe(404);
});

test('the list holds only the caller’s companies, newest first', async () => {
  const { as, build } = await testApp();
  await build.company();
  const owner = await build.user();
  await build.company(owner, { name: 'Older' });
  await build.company(owner, { name: 'Newer' });
  const { body } = await (await as(owner))(companies.list);
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['Newer', 'Older']);
});

test('deleting a company leaves no row of it behind', async () => {
  const { as, build, db } = await testApp();
  const { owner, company } = await build.company();
  await build.items(company.id);
  await build.report(company);
  await (await as(owner))(companies.remove, { params: { companyId: company.id } });
  const tables = [
    'companies',
    'company_contacts',
    'products',
    'departments',
    'problems',
    'strengths',
    'reports',
  ];
  for (const table of tables) {
    expect([table, await rowsOf(db, `select 1 from ${table}`)]).toEqual([table, []]);
  }
});

test.each([
  ['name', '', 'El nombre es requerido'],
  ['sector', '  ', 'El sector es requerido'],
  ['size', 'huge', 'El tamaño es requerido'],
  ['structure', undefined, 'La estructura es requerida'],
  ['email', 'hola', 'Debe ser un correo electrónico válido'],
  ['name', 'a\0b', 'No puede contener saltos de línea ni caracteres de control'],
])('%s %j is refused beside the field', async (field, value, text) => {
  const { as, build } = await testApp();
  const call = await as(await build.user());
  const answer = await call(companies.create, { body: { ...espiga, [field]: value } });
  expect([answer.status, answer.body.fields]).toEqual([400, { [field]: text }]);
});
