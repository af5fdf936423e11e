import { describe, expect, test } from 'vitest';
import {
  contacts,
  departments,
  problems,
  products,
  strengths,
} from '../../../../shared/consulting/items/endpoints';
import { swotEntries } from '../../../../shared/consulting/swot/endpoints';
import type { Endpoint } from '../../../../shared/http/endpoint';
import { testApp } from '../../../testing/app';
import { itemKinds } from '../../../testing/item-kinds';

async function withCompany() {
  const { as, build } = await testApp();
  const { owner, company } = await build.company();
  return { call: await as(owner), companyId: company.id };
}

test.each(itemKinds)(
  '$name are added with their defaults, listed, changed and removed',
  async ({ endpoints: items, least, defaults, change }) => {
    const { call, companyId } = await withCompany();
    const made = await call(items.create, { body: { ...least, companyId } });
    expect([made.status, made.body]).toMatchObject([201, { ...least, ...defaults, companyId }]);
    const params = { id: made.body.id } as never;
    const changed = await call(items.update, { params, body: change });
    expect([changed.status, changed.body]).toEqual([200, { ...made.body, ...change }]);
    const list = () => call(items.list, { params: { companyId } as never });
    expect((await list()).body).toEqual([changed.body]);
    expect((await call(items.remove, { params })).status).toBe(204);
    expect((await list()).body).toEqual([]);
  },
);

describe('bad input is refused beside the field', () => {
  test.each<[Endpoint, object, string, string]>([
    [contacts.create, { name: '', position: 'CEO' }, 'name', 'El nombre es requerido'],
    [contacts.create, { name: 'Eva', position: '' }, 'position', 'El cargo es requerido'],
    [
      contacts.create,
      { name: 'Eva', position: 'CEO', email: 'x' },
      'email',
      'Debe ser un correo electrónico válido',
    ],
    [products.create, { description: 'x' }, 'name', 'El nombre es requerido'],
    [products.create, { name: 'x' }, 'description', 'La descripción es requerida'],
    [products.create, { name: 'x', description: 'x', type: 'thing' }, 'type', 'El tipo es requerido'],
    [departments.create, { name: 'x', function: '' }, 'function', 'La función es requerida'],
    [
      departments.create,
      { name: 'x', function: 'x', digitalizationLevel: 6 },
      'digitalizationLevel',
      'Elige un nivel del 1 al 5',
    ],
    [problems.create, { description: 'x', priority: 0 }, 'priority', 'Elige un nivel del 1 al 5'],
    [problems.create, { description: 'x', priority: 2.5 }, 'priority', 'Elige un nivel del 1 al 5'],
    [
      problems.create,
      { description: 'x'.repeat(10_001) },
      'description',
      'Puede tener como máximo 10000 caracteres',
    ],
    [problems.create, { description: 'x', departmentId: 'x' }, 'departmentId', 'Identificador no válido'],
    [swotEntries.create, { description: '', kind: 'threat' }, 'description', 'La descripción es requerida'],
    [swotEntries.create, { description: 'x', kind: 'risk' }, 'kind', 'El tipo es requerido'],
    [strengths.create, { description: 'x', impact: '3' }, 'impact', 'Elige un nivel del 1 al 5'],
  ])('$path %j', async (endpoint, item, field, text) => {
    const { call, companyId } = await withCompany();
    const answer = await call(endpoint, { body: { ...item, companyId } });
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: text }]);
  });
});

test('problems come by priority, strengths by impact, and the primary contact first', async () => {
  const { call, companyId } = await withCompany();
  for (const level of [2, 5, 3]) {
    await call(problems.create, { body: { description: `${level}`, priority: level, companyId } });
    await call(strengths.create, { body: { description: `${level}`, impact: level, companyId } });
  }
  await call(contacts.create, { body: { name: 'First', position: 'x', companyId } });
  await call(contacts.create, { body: { name: 'Primary', position: 'x', isPrimary: true, companyId } });
  const params = { companyId };
  const descriptions = async (list: Endpoint) =>
    (await call(list, { params: params as never })).body.map(
      ({ description }: { description: string }) => description,
    );
  expect(await descriptions(problems.list)).toEqual(['5', '3', '2']);
  expect(await descriptions(strengths.list)).toEqual(['5', '3', '2']);
  expect((await call(contacts.list, { params })).body[0].name).toBe('Primary');
});

test('a company has one primary contact: making another one clears the former, also at once', async () => {
  const { call, companyId } = await withCompany();
  const add = (name: string) =>
    call(contacts.create, { body: { name, position: 'x', isPrimary: true, companyId } });
  const [first] = [await add('First'), await add('Second')];
  await Promise.all([add('Third'), add('Fourth')]);
  const primaries = async () =>
    (await call(contacts.list, { params: { companyId } })).body.filter(
      ({ isPrimary }: { isPrimary: boolean }) => isPrimary,
    );
  expect(await primaries()).toHaveLength(1);
  await call(contacts.update, { params: { id: first?.body.id }, body: { isPrimary: true } });
  expect(await primaries()).toMatchObject([{ name: 'First', isPrimary: true }]);
});
