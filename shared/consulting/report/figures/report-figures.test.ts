import { expect, test } from 'vitest';
import { companyData } from '../testing/company-data';
import { reportFigures } from './report-figures';

const boatyard = () =>
  companyData({
    departments: [
      { name: 'Sales', digitalizationLevel: 2 },
      { name: 'Workshop', digitalizationLevel: 4 },
      { name: 'Office', digitalizationLevel: 1 },
    ],
    problems: [
      { description: 'Manual invoices', priority: 5, departmentId: 3 },
      { description: 'Few orders in winter', priority: 1 },
      { description: 'Wood is dear', priority: 3 },
    ],
    strengths: [
      { description: 'Skilled boatbuilders', impact: 5 },
      { description: 'Historical order book', impact: 3 },
    ],
  });

test('problems stand in the band of their priority with their department and the module that helps', () => {
  const { priorities } = reportFigures(boatyard());
  expect(priorities).toEqual([
    {
      urgency: 'high',
      problems: [
        {
          id: 1,
          description: 'Manual invoices',
          priority: 5,
          department: { id: 3, name: 'Office' },
          support: { module: 'automation', word: 'Manual' },
        },
      ],
    },
    { urgency: 'medium', problems: [expect.objectContaining({ id: 3, department: null, support: null })] },
    { urgency: 'low', problems: [expect.objectContaining({ id: 2, priority: 1 })] },
  ]);
});

test('strengths of impact 4 or more are to be leveraged', () => {
  const { strengths } = reportFigures(boatyard());
  expect(strengths.map(({ id, toLeverage }) => [id, toLeverage])).toEqual([
    [1, true],
    [2, false],
  ]);
});

test('the drawing has a layer for each part of the architecture', () => {
  const { approach, layers } = reportFigures(boatyard()).architecture;
  expect(approach).toBe('modular');
  expect(layers.map(({ name }) => name)).toEqual(['people', 'modules', 'integration', 'sources', 'ground']);
  expect(layers[1]).toEqual({
    name: 'modules',
    boxes: [
      { module: 'analytics', reasons: 1, departmentIds: [1] },
      { module: 'automation', reasons: 1, departmentIds: [3] },
      { module: 'predictive', reasons: 1, departmentIds: [] },
    ],
  });
});

test('without a specific module there is no layer of modules', () => {
  const { layers } = reportFigures(companyData()).architecture;
  expect(layers.map(({ name }) => name)).toEqual(['people', 'integration', 'sources', 'ground']);
});

test('a company of many programs has boxes for eight and counts the others', () => {
  const departments = Array.from({ length: 11 }, (_, index) => ({ programs: `P${index}, Excel` }));
  const { layers } = reportFigures(companyData({ departments })).architecture;
  const sources = layers.find((layer) => layer.name === 'sources');
  expect(sources?.programs.slice(0, 3)).toEqual(['P0', 'Excel', 'P1']);
  expect([sources?.programs.length, sources?.leftOut, sources?.departments]).toEqual([8, 4, 11]);
});

test('every finding names the record it rests on', () => {
  const { findings } = reportFigures(boatyard());
  expect(findings.map(({ finding, record }) => [finding, record.kind, record.id])).toEqual([
    ['problem', 'problem', 1],
    ['problem', 'problem', 3],
    ['problem', 'problem', 2],
    ['improve', 'department', 3],
    ['improve', 'department', 1],
    ['leverage', 'strength', 1],
    ['module', 'department', 1],
    ['module', 'problem', 1],
    ['module', 'strength', 2],
  ]);
});

test('another order of the rows draws the same', () => {
  const data = boatyard();
  const turned = {
    ...data,
    departments: data.departments.toReversed(),
    problems: data.problems.toReversed(),
    strengths: data.strengths.toReversed(),
  };
  expect(JSON.stringify(reportFigures(turned))).toBe(JSON.stringify(reportFigures(data)));
});
