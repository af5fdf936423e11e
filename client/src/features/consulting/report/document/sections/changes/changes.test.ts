import { expect, test } from 'vitest';
import { completeData } from '@shared/consulting/report/company-data';
import { changesSince, itemsOfToday } from './changes';
import { companyData } from '@shared/consulting/report/testing/company-data';

const sales = { id: 1, name: 'Sales', function: 'Sells', digitalizationLevel: 2 };
const stock = { id: 2, name: 'Stock', function: 'Keeps', digitalizationLevel: 3 };

test('a company that is as it was has no changes, whatever the order of its lists', () => {
  const before = companyData({ departments: [sales, stock], problems: [{ departmentId: 1 }] });
  const after = { ...before, departments: before.departments.map((one) => ({ ...one, place: 9 - one.id })) };
  expect(changesSince(before, { ...after, departments: after.departments.toReversed() })).toEqual([]);
});

test('the company’s own facts are compared', () => {
  const after = companyData({ company: { size: 'large', sector: 'Yachts' } });
  expect(changesSince(companyData(), after)).toEqual([
    {
      list: 'company',
      kind: 'changed',
      fields: [
        { field: 'sector', before: 'Boats', after: 'Yachts' },
        { field: 'size', before: 'medium', after: 'large' },
      ],
    },
  ]);
});

test('what is new, different and gone is told list by list, with its fields', () => {
  const before = companyData({
    products: [
      { id: 1, name: 'Dinghy' },
      { id: 2, name: 'Canoe' },
    ],
    strengths: [{ id: 5, impact: 3 }],
  });
  const after = companyData({
    products: [
      { id: 2, name: 'Kayak', type: 'service' },
      { id: 3, name: 'Oars' },
    ],
    strengths: [{ id: 5, impact: 5 }],
  });
  expect(changesSince(before, after)).toEqual([
    { list: 'products', kind: 'added', id: 3, label: 'Oars' },
    {
      list: 'products',
      kind: 'changed',
      id: 2,
      label: 'Kayak',
      fields: [
        { field: 'name', before: 'Canoe', after: 'Kayak' },
        { field: 'type', before: 'product', after: 'service' },
      ],
    },
    { list: 'products', kind: 'removed', id: 1, label: 'Dinghy' },
    {
      list: 'strengths',
      kind: 'changed',
      id: 5,
      label: 'Skilled boatbuilders',
      fields: [{ field: 'impact', before: 3, after: 5 }],
    },
  ]);
});

test('a problem that hurts another department says which by name', () => {
  const before = companyData({ departments: [sales, stock], problems: [{ id: 4, departmentId: 1 }] });
  const after = companyData({ departments: [sales, stock], problems: [{ id: 4, departmentId: 2 }] });
  expect(changesSince(before, after)).toMatchObject([
    { list: 'problems', id: 4, fields: [{ field: 'department', before: 'Sales', after: 'Stock' }] },
  ]);
});

test('a department’s new name is a change of the department, not of its problems', () => {
  const before = companyData({ departments: [sales], problems: [{ departmentId: 1 }] });
  const after = companyData({ departments: [{ ...sales, name: 'Shop' }], problems: [{ departmentId: 1 }] });
  expect(changesSince(before, after)).toMatchObject([
    { list: 'departments', kind: 'changed', label: 'Shop' },
  ]);
});

test('a report made before problems had departments is compared as if they had none', () => {
  const after = companyData({ problems: [{ departmentId: null }] });
  const { departmentId: _none, ...old } = after.problems[0]!;
  expect(changesSince(completeData({ ...after, problems: [old] }), after)).toEqual([]);
});

test('what only the report needs counts as a change, people by their names', () => {
  const marta = { id: 2, name: 'Marta Ruiz', position: 'Manager', isPrimary: true };
  const luis = { id: 3, name: 'Luis Gil', position: 'Workshop', isPrimary: false };
  const before = companyData({
    company: { hourCost: 1800 },
    departments: [{ programs: 'Excel' }],
    problems: [{ hoursPerMonth: 4, responsibleId: 2, strengthIds: [1] }],
    people: [marta],
  });
  const after = companyData({
    company: { country: 'PT', hasTenOrMore: true, hourCost: 1850 },
    departments: [{ programs: 'Excel, Sage' }],
    problems: [{ hoursPerMonth: 2.5, measure: 'Orders', responsibleId: 3, strengthIds: [1, 2] }],
    people: [{ ...marta, name: 'Marta R.' }, luis],
  });
  expect(changesSince(before, after)).toMatchObject([
    {
      list: 'company',
      fields: [
        { field: 'country', before: 'ES', after: 'PT' },
        { field: 'hasTenOrMore', before: false, after: true },
        { field: 'hourCost', before: '1800 EUR', after: '1850 EUR' },
      ],
    },
    { list: 'departments', fields: [{ field: 'programs', before: 'Excel', after: 'Excel, Sage' }] },
    {
      list: 'problems',
      fields: [
        { field: 'hoursPerMonth', before: 4, after: 2.5 },
        { field: 'measure', before: null, after: 'Orders' },
        { field: 'responsible', before: 'Marta Ruiz', after: 'Luis Gil' },
        { field: 'help', before: 1, after: 2 },
      ],
    },
  ]);
});

test('a contact’s new name and a currency without an amount are no changes of the company', () => {
  const person = { id: 2, name: 'Marta', position: 'Manager', isPrimary: true };
  const problems = [{ responsibleId: 2 }];
  const before = companyData({ problems, people: [person] });
  const company = { hourCurrency: 'USD' };
  const after = companyData({ company, problems, people: [{ ...person, name: 'Marta Ruiz' }] });
  expect(changesSince(before, after)).toEqual([]);
});

test('a report made before all this was asked is compared as if nothing had been told', () => {
  const after = companyData({
    departments: [{ programs: 'Excel' }],
    problems: [{ hoursPerMonth: 8 }],
  });
  const { name, sector, size, structure } = after.company;
  const old = completeData({
    company: { name, sector, size, structure },
    products: after.products,
    departments: after.departments.map(({ programs: _later, ...department }) => department),
    problems: [{ id: 1, description: 'Few orders in winter', priority: 3 }],
    strengths: after.strengths,
  });
  expect(changesSince(old, after)).toMatchObject([
    { list: 'departments', fields: [{ field: 'programs', before: null, after: 'Excel' }] },
    { list: 'problems', fields: [{ field: 'hoursPerMonth', before: null, after: 8 }] },
  ]);
});

test('a problem that came back from the SWOT analysis without its strengths is the same one', () => {
  const before = companyData({ problems: [{ id: 4, strengthIds: [1] }] });
  const after = companyData({ problems: [{ id: 9 }] });
  expect(changesSince(before, after)).toMatchObject([
    { kind: 'changed', id: 9, fields: [{ field: 'help', before: 1, after: 0 }] },
  ]);
});

test('what came back word for word, as from the SWOT analysis, is what it was', () => {
  const before = companyData({
    strengths: [{ id: 5 }, { id: 6 }, { id: 7, impact: 2 }],
  });
  const after = companyData({
    strengths: [{ id: 6 }, { id: 8 }, { id: 9 }, { id: 10, impact: 1 }],
  });
  expect(itemsOfToday(before, after).strengths).toEqual(
    new Map([
      [6, 6],
      [8, 8],
      [9, 9],
      [10, 10],
      [5, 8],
    ]),
  );
  expect(changesSince(before, after)).toMatchObject([
    { kind: 'added', id: 9 },
    { kind: 'added', id: 10 },
    { kind: 'removed', id: 7 },
  ]);
});
