import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companyData } from '@shared/consulting/report/testing/company-data';
import { renderAt } from '@/testing/render';
import { changesSince } from './changes';
import { ChangesSince } from './changes-since';

const luis = { id: 3, name: 'Luis Gil', position: 'Workshop', isPrimary: false };

const changes = changesSince(
  companyData({ company: { size: 'small' }, departments: [{ programs: 'Excel' }] }),
  companyData({
    company: { size: 'small', country: 'PT', hasTenOrMore: true, hourCost: 1850 },
    departments: [{ programs: null }],
    problems: [{ hoursPerMonth: 1200.5, measure: 'Orders', responsibleId: 3, strengthIds: [1] }],
    people: [luis],
  }),
);

test.each([
  [
    'en',
    [
      'Country: Spain → Portugal',
      'Ten employees or more: no → yes',
      'Hourly labour cost: none → €18.50',
      'Programs: “Excel” → none',
      'Hours a month: none → 1,200.5',
      'Measure: none → “Orders”',
      'Responsible: none → “Luis Gil”',
      'Strengths that help: 0 → 1',
    ],
  ],
  [
    'es',
    [
      'País: España → Portugal',
      'Diez empleados o más: no → sí',
      'Coste laboral por hora: sin indicar → 18,50 €',
      'Programas: «Excel» → sin indicar',
      'Horas al mes: sin indicar → 1200,5',
      'Medida: sin indicar → «Orders»',
      'Responsable: sin indicar → «Luis Gil»',
      'Fortalezas que ayudan: 0 → 1',
    ],
  ],
] as const)('in %s, what only the report needs is told as a person says it', async (language, lines) => {
  await renderAt(<ChangesSince changes={changes} />, { language });
  const told = screen.getAllByText(/ → /).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(told).toEqual(lines);
});
