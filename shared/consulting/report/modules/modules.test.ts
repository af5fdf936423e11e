import { expect, test } from 'vitest';
import { chosenModules, moduleBroughtInBy } from './modules';
import { phases } from '../phases';
import { companyData } from '../testing/company-data';

const namesOf = (data: ReturnType<typeof companyData>) => chosenModules(data).map(({ module }) => module);

test('without a keyword only the integration platform is there, and it needs no reason', () => {
  expect(chosenModules(companyData())).toEqual([{ module: 'integration', because: [] }]);
});

test('analytics comes with the name of a department or what it does', () => {
  expect(namesOf(companyData({ departments: [{ name: 'Postventa' }] }))).toEqual([
    'analytics',
    'integration',
  ]);
  expect(namesOf(companyData({ departments: [{ function: 'Keeps metadata' }] }))).toEqual([
    'analytics',
    'integration',
  ]);
});

test('process automation comes with a problem, and the predictive system with a strength', () => {
  const problem = companyData({ problems: [{ description: 'Too much downtime' }] });
  expect(namesOf(problem)).toEqual(['automation', 'integration']);
  const strength = companyData({ strengths: [{ description: 'Datos históricos' }] });
  expect(namesOf(strength)).toEqual(['predictive', 'integration']);
});

test('a word counts only where its module looks for it', () => {
  const data = companyData({
    departments: [{ name: 'Data', function: 'Sales' }],
    problems: [{ description: 'Data are lost' }],
    strengths: [{ description: 'Manual skill' }],
  });
  expect(namesOf(data)).toEqual(['integration']);
});

test('neither the company nor its products bring in a module', () => {
  const data = companyData({
    company: { name: 'Predictive Sales Data', sector: 'Marketing analysis' },
    products: [{ name: 'Slow time', description: 'Manual of historical data' }],
  });
  expect(namesOf(data)).toEqual(['integration']);
});

test('all four come in a fixed order', () => {
  const data = companyData({
    departments: [{ name: 'Sales' }],
    problems: [{ description: 'Slow' }],
    strengths: [{ description: 'Data' }],
  });
  expect(namesOf(data)).toEqual(['analytics', 'automation', 'predictive', 'integration']);
});

test('each module says which records brought it in, and which word as it is written there', () => {
  const data = companyData({
    departments: [
      { id: 7, name: 'Ventas', function: 'Datos' },
      { id: 8, name: 'Control', function: 'Hace ANÁLISIS de costes' },
      { id: 9, name: 'Almacén' },
    ],
    problems: [{ id: 3, description: 'Hay tareas manuales y repetitivas' }],
  });
  const [analytics, automation] = chosenModules(data);
  expect(analytics?.because).toEqual([
    { kind: 'department', id: 7, field: 'name', label: 'Ventas', word: 'Ventas' },
    { kind: 'department', id: 8, field: 'function', label: 'Control', word: 'ANÁLISIS' },
  ]);
  expect(automation?.because).toEqual([
    {
      kind: 'problem',
      id: 3,
      field: 'description',
      label: 'Hay tareas manuales y repetitivas',
      word: 'manuales',
    },
  ]);
});

test('a report made when it went by the beginnings of words keeps its modules and their words', () => {
  const data = companyData({
    departments: [{ name: 'Ventanilla' }, { name: 'Postventa' }],
    problems: [{ description: 'Se pierden lentejas' }],
    strengths: [{ description: 'Una larga historia familiar' }],
  });
  const words = chosenModules({ ...data, modulesBy: 'beginning' }).flatMap(({ because }) =>
    because.map(({ word }) => word),
  );
  expect(words).toEqual(['Ventanilla', 'lentejas', 'historia']);
  expect(namesOf(data)).toEqual(['analytics', 'integration']);
});

test('a record leads to the module it brought in, and another kind with the same id does not', () => {
  const modules = chosenModules(companyData({ problems: [{ id: 5, description: 'Slow answers' }] }));
  expect(moduleBroughtInBy(modules, 'problem', 5)).toEqual({ module: 'automation', word: 'Slow' });
  expect(moduleBroughtInBy(modules, 'strength', 5)).toBeUndefined();
});

test('the plan has five phases with the durations of the specification', () => {
  expect(phases.map(({ name, duration }) => [name, duration?.min, duration?.max, duration?.unit])).toEqual([
    ['diagnosis', 4, 6, 'week'],
    ['components', 2, 3, 'month'],
    ['integration', 1, 2, 'month'],
    ['rollout', 1, 1, 'month'],
    ['monitoring', undefined, undefined, undefined],
  ]);
});
