import { expect, test } from 'vitest';
import { companyData } from '../testing/company-data';
import { reportFigures } from './report-figures';

const long = (text: string) => `${text}, told at enough length to work from it`;

const complete = () =>
  companyData({
    products: [
      { name: 'Dinghy', description: long('Two seats') },
      { name: 'Canoe', description: long('One seat') },
    ],
    departments: [
      { name: 'Sales', function: long('Sells boats'), digitalizationLevel: 2 },
      { name: 'Workshop', function: long('Builds boats'), digitalizationLevel: 4 },
    ],
    problems: [
      { description: long('Orders are lost'), priority: 4, departmentId: 1 },
      { description: long('Wood is dear'), priority: 2, departmentId: 2 },
    ],
    strengths: [
      { description: long('Skilled people'), impact: 4 },
      { description: long('A good name'), impact: 2 },
    ],
  });

const gapsOf = (data: ReturnType<typeof companyData>) =>
  reportFigures(data).gaps.map(({ gap, list, records }) => [gap, list, records.map(({ id }) => id)]);

test('a company told at length lacks nothing', () => {
  expect(reportFigures(complete()).gaps).toEqual([]);
});

test('lists with one item and short texts are named with their records', () => {
  const data = { ...complete(), products: companyData().products };
  expect(gapsOf(data)).toEqual([
    ['oneItem', 'products', [1]],
    ['shortText', 'products', [1]],
  ]);
});

test('items that say the same are named, whatever their case and accents', () => {
  const data = complete();
  data.strengths.push({ ...data.strengths[0]!, id: 9, description: long('SKILLED PÉOPLE') });
  expect(gapsOf(data)).toEqual([['repeated', 'strengths', [1, 9]]]);
});

test('problems without a department are named, also those of a report made before they had one', () => {
  const data = complete();
  data.problems[1]!.departmentId = null;
  expect(gapsOf(data)).toEqual([['noDepartment', 'problems', [2]]]);
});

test('a department at a low level that no problem names is worth a question', () => {
  const data = complete();
  data.problems[0]!.departmentId = 2;
  expect(gapsOf(data)).toEqual([['lowWithoutProblem', 'departments', [1]]]);
});

test('three items with one level tell nothing of what comes first', () => {
  const data = complete();
  data.strengths = [1, 2, 3].map((id) => ({ id, description: long(`Strength ${id}`), impact: 5 }));
  expect(reportFigures(data).gaps).toEqual([{ gap: 'sameLevel', list: 'strengths', level: 5, records: [] }]);
});

test('data that call for no module say so', () => {
  const data = complete();
  data.departments[0]!.name = 'Office';
  expect(gapsOf(data)).toEqual([['noModule', 'problems', []]]);
});
