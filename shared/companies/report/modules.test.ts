import { describe, expect, test } from 'vitest';
import { chosenModules, moduleBroughtInBy } from './modules';
import { phases } from './phases';
import { companyData } from './testing/company-data';

const namesOf = (data: ReturnType<typeof companyData>) => chosenModules(data).map(({ module }) => module);

test('without a keyword only the integration platform is there, and it needs no reason', () => {
  expect(chosenModules(companyData())).toEqual([{ module: 'integration', because: [] }]);
});

describe('the analytics module', () => {
  test.each([
    'Sales',
    'Ventas',
    'VENTA directa',
    'Marketing',
    'Digital marketing',
    'After-sales',
    'Équipe sales',
  ])('comes with a department named %j', (name) => {
    expect(namesOf(companyData({ departments: [{ name }] }))).toEqual(['analytics', 'integration']);
  });

  test.each(['Postventa', 'Telemarketing', 'Wholesales', 'Market research', 'Data', 'Análisis'])(
    'does not come with a department named %j',
    (name) => {
      expect(namesOf(companyData({ departments: [{ name }] }))).toEqual(['integration']);
    },
  );

  test.each([
    'Keeps the data',
    'Data analysis',
    'Analytics',
    'Analiza costes',
    'Análisis de costes',
    'Datos',
    'ANÁLISIS',
  ])('comes with a function such as %j', (duties) => {
    expect(namesOf(companyData({ departments: [{ function: duties }] }))).toEqual([
      'analytics',
      'integration',
    ]);
  });

  test.each(['Updata', 'Mandatos', 'Sales', 'Ventas', 'Psychoanalysis'])(
    'does not come with a function such as %j',
    (duties) => {
      expect(namesOf(companyData({ departments: [{ function: duties }] }))).toEqual(['integration']);
    },
  );
});

describe('process automation', () => {
  test.each([
    'Tareas manuales y repetitivas',
    'Manual work',
    'Repetitive steps',
    'Slow answers',
    'It takes time',
    'Real-time figures are missing',
    'Procesos lentos',
    'Falta de tiempo',
    'LENTITUD',
  ])('comes with the problem %j', (description) => {
    expect(namesOf(companyData({ problems: [{ description }] }))).toEqual(['automation', 'integration']);
  });

  test.each(['Overtime', 'Sometimes late', 'Excelente', 'Contratiempos', 'Data are lost'])(
    'does not come with the problem %j',
    (description) => {
      expect(namesOf(companyData({ problems: [{ description }] }))).toEqual(['integration']);
    },
  );
});

describe('the predictive system', () => {
  test.each([
    'Datos históricos',
    'Good data',
    'Market information',
    'Información de clientes',
    'A long HISTORY',
    'Histórico',
  ])('comes with the strength %j', (description) => {
    expect(namesOf(companyData({ strengths: [{ description }] }))).toEqual(['predictive', 'integration']);
  });

  test.each(['Prehistoric charm', 'Informatics', 'Candidatos', 'Manual skill'])(
    'does not come with the strength %j',
    (description) => {
      expect(namesOf(companyData({ strengths: [{ description }] }))).toEqual(['integration']);
    },
  );
});

test('accents count for nothing, whichever way they are encoded', () => {
  const decomposed = 'Información'.normalize('NFD');
  expect(namesOf(companyData({ strengths: [{ description: decomposed }] }))).toEqual([
    'predictive',
    'integration',
  ]);
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

test('the word is told without the emoji in front of it', () => {
  const [automation] = chosenModules(companyData({ problems: [{ description: '⚠️Slow answers' }] }));
  expect(automation?.because[0]?.word).toBe('Slow');
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
