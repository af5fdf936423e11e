import { expect, test } from 'vitest';
import type { CompanyData } from '../company-data';
import { reportModel } from '../overview/report-model';
import { askedBakery } from '../testing/asked-company';
import { companyData } from '../testing/company-data';
import { tenCompanies, thousandItems } from '../testing/ten-companies';
import { summaryPage } from './summary-page';

const pageOf = (data: CompanyData, language: 'en' | 'es' = 'en', startsOn: string | null = null) =>
  summaryPage(reportModel(data, startsOn).summary, language);

test('the first page says what is most urgent, where to begin and the next step', () => {
  expect(pageOf(askedBakery)).toEqual({
    author: 'By QuorumIA',
    client: 'For Ana Ruiz, Owner',
    figures: [
      { label: 'Digitalization', value: '25 of 100', more: null },
      { label: 'Time on 3 of 5 problems', value: '82.5 hours a month', more: '€1,526.25 a month' },
      { label: 'Length of the plan', value: '5 to 7½ months', more: null },
    ],
    points: [
      {
        point: 'urgent',
        heading: 'Most urgent',
        text: '“Orders are copied by hand every night: manual work. Some get lost”. It has the highest priority of the 5 problems: 5/5.',
      },
      {
        point: 'begin',
        heading: 'Where to begin',
        text: 'With project 1, which builds on one of your strengths; then projects 2 and 3. The remaining 2 problems follow in a table. After that, bring the 2 departments at level 2/5 or less up to level 3/5 at least.',
      },
      {
        point: 'next',
        heading: 'The next step',
        text: 'Choose the day on which the diagnosis begins (4-6 weeks). The 5 questions under “What to ask before starting” should be answered by then.',
      },
    ],
  });
});

test('in Spanish the first page reads as Spanish', () => {
  const { client, figures, points } = pageOf(askedBakery, 'es', '2026-01-05');
  expect(client).toBe('Para Ana Ruiz, Owner');
  expect(figures.map(({ label, value, more }) => [label, value, more])).toEqual([
    ['Digitalización', '25 de 100', null],
    ['Tiempo que llevan 3 de los 5 problemas', '82,5 horas al mes', '1.526,25 € al mes'],
    ['Duración del plan', 'De 5 a 7½ meses', null],
  ]);
  expect(points.map(({ text }) => text)).toEqual([
    '«Orders are copied by hand every night: manual work. Some get lost». Tiene la prioridad más alta de los 5 problemas: 5/5.',
    'Por el proyecto 1, que se apoya en una de tus fortalezas; después van el 2 y el 3. Los otros 2 problemas están en la tabla que sigue a los proyectos. Luego, llevar al nivel 3/5 como mínimo los 2 departamentos que están en el 2/5 o por debajo.',
    'Empezar el diagnóstico el 5 de enero de 2026 (4-6 semanas). Para entonces conviene tener respuesta a las 5 preguntas de «Qué preguntar antes de empezar».',
  ]);
});

test('among problems of one priority the first says what puts it before the others', () => {
  const urgent = (hours: number[], language: 'en' | 'es' = 'en') => {
    const problems = hours.map((hoursPerMonth) => ({ priority: 4, hoursPerMonth }));
    return pageOf(companyData({ problems: [...problems, { priority: 1 }] }), language).points[0]?.text;
  };
  expect(urgent([2, 9])).toContain(
    'Another problem shares its priority, 4/5; this one has the most hours entered.',
  );
  expect(urgent([9, 9, 9])).toContain(
    'Another 2 problems share its priority, 4/5; this one stands first in the list.',
  );
  expect(urgent([2, 9], 'es')).toContain(
    'Otro problema tiene la misma prioridad, 4/5; este es el que más horas tiene anotadas.',
  );
  expect(urgent([9, 9, 9], 'es')).toContain(
    'Otros 2 problemas tienen la misma prioridad, 4/5; este es el primero de la lista.',
  );
});

test('the department of the most urgent problem is said to have most problems only where it has', () => {
  const urgent = (places: number[]) => {
    const problems = places.map((departmentId, index) => ({ priority: index === 0 ? 5 : 2, departmentId }));
    return pageOf(companyData({ departments: [{}, {}], problems })).points[0]?.text;
  };
  expect(urgent([1, 1, 2])).toMatch(/Its department has 2 of the 3 problems, more than any other\.$/);
  for (const places of [
    [1, 2],
    [1, 1, 2, 2],
    [1, 2, 2],
  ])
    expect(urgent(places)).not.toContain('Its department');
});

test('without hours, a contact or an earlier report the page leaves them out', () => {
  const { client, figures } = pageOf(companyData());
  expect(client).toBeNull();
  expect(figures.map(({ value }) => value)).toEqual(['50 of 100', '5 to 7½ months']);
  const { summary } = reportModel(companyData(), null);
  const score = (before: number) => summaryPage(summary, 'en', before).figures[0]?.value;
  expect([score(43), score(50), score(60)]).toEqual([
    '50 of 100; 7 more than last time',
    '50 of 100; the same as last time',
    '50 of 100; 10 less than last time',
  ]);
});

test('the time is said of the problems that name theirs, and of no other', () => {
  const label = (hours: (number | null)[], language: 'en' | 'es') =>
    pageOf(companyData({ problems: hours.map((hoursPerMonth) => ({ hoursPerMonth })) }), language).figures[1]
      ?.label;
  expect(label([3], 'en')).toBe('Time that the problem takes');
  expect(label([3, 4], 'en')).toBe('Time that the problems take');
  expect(label([3, null, null], 'en')).toBe('Time on 1 of 3 problems');
  expect(label([3], 'es')).toBe('Tiempo que lleva el problema');
  expect(label([3, 4], 'es')).toBe('Tiempo que llevan los problemas');
  expect(label([3, null, null], 'es')).toBe('Tiempo que lleva 1 de los 3 problemas');
});

test('no first page cuts a text or has a gap', () => {
  for (const data of [...tenCompanies.map((one) => one.data), thousandItems()]) {
    for (const language of ['en', 'es'] as const) {
      const text = JSON.stringify(pageOf(data, language));
      expect(text).not.toMatch(/undefined|NaN|\{\{/);
      expect(pageOf(data, language).points.every((point) => point.text.length < 600)).toBe(true);
    }
  }
});
