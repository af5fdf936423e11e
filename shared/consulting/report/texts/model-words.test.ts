import { expect, test } from 'vitest';
import { benchmarks } from '../benchmarks/benchmarks';
import { urgencies } from '../findings';
import { reportModel } from '../overview/report-model';
import { firstQuestions } from '../overview/first-look';
import type { Decision } from '../projects/decisions';
import { askedBakery } from '../testing/asked-company';
import { randomCompany, randomFrom, withReportFields } from '../testing/random-companies';
import { benchmarkWords, overviewWords, projectWords } from './words';

const { en, es } = projectWords;
const numbers = (text: string) =>
  (text.match(/\d+([.,]\d+)*/g) ?? []).map((number) => number.replace(/[.,]/g, ''));

test('a public figure is told with its population, year and source', () => {
  const told = (id: string) => {
    const benchmark = benchmarks.find((one) => one.id === id)!;
    return (['en', 'es'] as const).flatMap((language) => {
      const words = benchmarkWords[language];
      return [`${words.sentence(benchmark)}; ${words.source(benchmark)}`];
    });
  };
  expect(told('es-ai-10-49')).toEqual([
    '17.9% of companies in Spain with 10 to 49 employees use AI; INE, Q1 2025',
    'El 17,9 % de las empresas españolas de 10 a 49 empleados usa IA; INE, 1.er trimestre de 2025',
  ]);
  expect(told('eu-ai-250')).toEqual([
    'About 55% of companies in the European Union with 250 or more employees use AI; Eurostat, 2025',
    'Alrededor del 55 % de las empresas de la Unión Europea de 250 o más empleados usa IA; Eurostat, 2025',
  ]);
  expect(told('es-cloud-construction')[1]).toBe(
    'El 35,4 % de las constructoras españolas de 10 o más empleados paga por servicios en la nube; INE, 1.er trimestre de 2025',
  );
  expect(benchmarkWords.en.sourceInFull(benchmarks[0]!)).toBe(
    'INE, survey on the use of ICT and e-commerce in companies, Q1 2025, tables 76387 and 76405',
  );
});

test('the cost of leaving a problem shows its formula', () => {
  const { cost, phase } = reportModel(askedBakery, null).plan.projects[0]!;
  expect([en.formula(cost!), es.formula(cost!)]).toEqual([
    '40 hours a month × €18.50 an hour',
    '40 horas al mes × 18,50 € la hora',
  ]);
  expect([en.phase(phase), es.phase(phase)]).toEqual([
    'Phase 2 of the plan: between weeks 5 and 19',
    'Fase 2 del plan: entre las semanas 5 y 19',
  ]);
});

test('each first step is a sentence of its own', () => {
  for (const words of [en, es]) {
    const steps = urgencies.flatMap((urgency) =>
      (['known', 'unknown', 'only'] as const).flatMap((department) =>
        (['responsible', 'nobody', 'alone'] as const).map((who) =>
          words.firstStep({ urgency, department, who, sameAs: null }),
        ),
      ),
    );
    expect(new Set(steps).size).toBe(20);
    expect(steps.every((step) => step.endsWith('.'))).toBe(true);
  }
});

test.each<[Decision, string, string]>([
  [
    { decision: 'start', project: 1, from: '2026-01-05' },
    'Start project 1. The plan begins on the day.',
    'Empezar el proyecto 1. El plan comienza el the day.',
  ],
  [
    { decision: 'responsible', projects: [2] },
    'Decide who is responsible for project 2.',
    'Decidir quién es responsable del proyecto 2.',
  ],
  [
    { decision: 'review', lacksMeasure: [1, 3] },
    'Agree the measure of projects 1 and 3 and the date of the first review.',
    'Acordar la medida de los proyectos 1 y 3 y la fecha de la primera revisión.',
  ],
])('%o is asked in both languages', (decision, english, spanish) => {
  const from = decision.decision === 'start' ? 'the day' : null;
  expect([en.decide.text(decision, from), es.decide.text(decision, from)]).toEqual([english, spanish]);
});

test('every question of a first look ends with a question mark and exists once', () => {
  for (const language of ['en', 'es'] as const) {
    const questions = firstQuestions.map((question) => overviewWords[language].firstLook.question[question]);
    expect(new Set(questions).size).toBe(firstQuestions.length);
    expect(questions.every((question) => question.endsWith('?'))).toBe(true);
  }
});

test('both languages tell the same numbers of a hundred random companies', () => {
  const random = randomFrom(7);
  for (let index = 0; index < 100; index += 1) {
    const data = withReportFields(randomCompany(random), random);
    const { plan, decisions, firstLook } = reportModel(data, null);
    const said = (language: 'en' | 'es') => {
      const words = projectWords[language];
      const look = firstLook && overviewWords[language].firstLook.known(firstLook);
      return [
        ...plan.projects.map((one) => `${words.phase(one.phase)} ${one.cost ? words.formula(one.cost) : ''}`),
        ...decisions.map((decision) => words.decide.text(decision, null)),
        ...(look ?? []),
      ].flatMap((text) => numbers(text || ''));
    };
    expect(said('es')).toEqual(said('en'));
  }
});
