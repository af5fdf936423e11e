import { describe, expect, test } from 'vitest';
import { buildReport } from '../build-report';
import { companyData } from '../testing/company-data';

const architectureOf = (data: ReturnType<typeof companyData>, language: 'en' | 'es' = 'en') =>
  buildReport(data, language).aiArchitecture;

const approaches = {
  small: ['a light, low-cost architecture', 'una arquitectura ligera y de bajo coste'],
  medium: ['a modular and scalable architecture', 'una arquitectura modular y escalable'],
  large: ['a robust enterprise architecture', 'una arquitectura empresarial robusta'],
} as const;

test.each(['small', 'medium', 'large'] as const)(
  'a %s company gets the approach of its size only',
  (size) => {
    const data = companyData({ company: { size } });
    for (const [index, language] of (['en', 'es'] as const).entries()) {
      const text = architectureOf(data, language);
      const named = Object.values(approaches).filter((words) => text.includes(words[index] ?? ''));
      expect(named).toEqual([approaches[size]]);
    }
  },
);

const moduleNames = {
  en: ['Analytics module', 'Process automation', 'Predictive system', 'Integration platform'],
  es: [
    'Módulo de analítica',
    'Automatización de procesos',
    'Sistema predictivo',
    'Plataforma de integración',
  ],
};

describe('a module is named only where it is included', () => {
  const sales = { departments: [{ name: 'Sales' }] };
  const ventas = { departments: [{ name: 'Ventas' }] };
  const manual = { problems: [{ description: 'Tareas manuales y repetitivas' }] };
  const historical = { strengths: [{ description: 'Datos históricos' }] };
  test.each([
    ['nothing', {}, [3]],
    ['a department "Sales"', sales, [0, 3]],
    ['a department "Ventas"', ventas, [0, 3]],
    ['manual, repetitive tasks', manual, [1, 3]],
    ['historical data', historical, [2, 3]],
    ['all of it', { ...ventas, ...manual, ...historical }, [0, 1, 2, 3]],
    ['a telling company name', { company: { name: 'Data Sales Manual History' } }, [3]],
  ])('%s', (_, given, expected) => {
    for (const language of ['en', 'es'] as const) {
      const report = buildReport(companyData(given), language);
      const everything = Object.values(report).join('\n');
      const names = moduleNames[language];
      expect(names.filter((name) => everything.includes(name))).toEqual(
        expected.map((index) => names[index]),
      );
    }
  });
});

test('each module says which record and which word brought it in', () => {
  const data = companyData({
    departments: [{ name: 'Ventas' }, { name: 'Control', function: 'Cost analysis' }],
    problems: [{ description: 'Tareas manuales y repetitivas' }],
    strengths: [{ description: 'Buenos datos históricos' }],
  });
  const en = architectureOf(data);
  expect(en).toContain('\n  - department “Ventas”: the word “Ventas” in its name\n');
  expect(en).toContain('\n  - department “Control”: the word “analysis” in its function\n');
  const es = architectureOf(data, 'es');
  expect(es).toContain('\n  - problema «Tareas manuales y repetitivas»: la palabra «manuales»\n');
  expect(es).toContain('\n  - fortaleza «Buenos datos históricos»: la palabra «datos»\n');
});

test.each([
  [
    'en',
    [
      '1. Diagnosis: 4-6 weeks',
      '2. Priority components: 2-3 months',
      '3. Integration: 1-2 months',
      '4. Training and rollout: 1 month',
      '5. Continuous monitoring: ongoing',
    ],
  ],
  [
    'es',
    [
      '1. Diagnóstico: 4-6 semanas',
      '2. Componentes prioritarios: 2-3 meses',
      '3. Integración: 1-2 meses',
      '4. Formación y despliegue: 1 mes',
      '5. Seguimiento continuo: permanente',
    ],
  ],
] as const)('the plan has its five phases with their durations (%s)', (language, headings) => {
  const lines = architectureOf(companyData(), language).split('\n');
  expect(lines.filter((line) => /^\d\. /.test(line))).toEqual(headings);
});

test('the plan builds the chosen modules and trains the least digitalized departments first', () => {
  const data = companyData({
    departments: [
      { name: 'Warehouse', digitalizationLevel: 2 },
      { name: 'Sales', digitalizationLevel: 4 },
      { name: 'Bakery', digitalizationLevel: 1 },
    ],
    problems: [{ description: 'Slow answers' }],
  });
  const text = architectureOf(data);
  expect(text).toContain('Build and try out: Analytics module, Process automation.');
  expect(text).toContain('starting with: Bakery, Warehouse.');
});

test('the plan starts with the most urgent problems where no module was chosen', () => {
  const text = architectureOf(companyData({ problems: [{ priority: 2 }, { priority: 4 }] }));
  expect(text).toContain('start with the most urgent problems (priority 4/5)');
  expect(text).not.toContain('starting with');
});

test('the diagnosis counts departments and problems as a person would, one of each too', () => {
  const department = { name: 'Obrador', function: 'Amasa', digitalizationLevel: 1 };
  const problem = { description: 'Se tira pan', priority: 3 };
  const one = companyData({ departments: [department], problems: [problem] });
  const two = companyData({ departments: [department, department], problems: [problem, problem] });
  expect(architectureOf(one)).toContain('with the department and agree how progress on the problem will');
  expect(architectureOf(two)).toContain(
    'with the 2 departments and agree how progress on each of the 2 problems',
  );
  expect(architectureOf(one, 'es')).toContain(
    'con el departamento y acordar cómo se medirá el avance en el problema.',
  );
  expect(architectureOf(two, 'es')).toContain(
    'con los 2 departamentos y acordar cómo se medirá el avance en cada uno',
  );
});
