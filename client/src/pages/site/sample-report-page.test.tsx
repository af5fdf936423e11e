import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePdfs } from '@shared/consulting/sample/addresses';
import { site } from '@shared/site';
import { headings, links } from '@/testing/page-parts';
import { renderAt } from '@/testing/render';
import { SampleReportPage } from './sample-report-page';

const cases = [
  [
    'en',
    '/sample-report',
    'A sample report: what CONSULTIA makes of a company',
    'Create an account and get yours',
    [
      'Summary',
      'Analysis',
      'Recommendations',
      'AI architecture',
      'What we ask you to decide',
      'Method and formulas',
      'The same report, about your company',
    ],
  ],
  [
    'es',
    '/es/sample-report',
    'Un informe de ejemplo: lo que CONSULTIA saca de una empresa',
    'Crea una cuenta y haz el tuyo',
    [
      'Resumen',
      'Análisis',
      'Recomendaciones',
      'Arquitectura de IA',
      'Lo que te pedimos que decidas',
      'Método y fórmulas',
      'El mismo informe, sobre tu empresa',
    ],
  ],
] as const;

test.each(cases)(
  'the sample report in %s has all its parts, open, and leads to an account and to the PDF',
  async (language, path, title, register, parts) => {
    await renderAt(<SampleReportPage />, { path });
    expect(await screen.findByRole('heading', { level: 2, name: parts[0] })).toBeVisible();
    expect(headings(2)).toEqual(parts);
    expect(document.title).toBe(`${title} | ${site.name}`);
    expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
    expect(links()).toContainEqual([register, '/auth?tab=register']);
    expect(links().map(([, to]) => to)).toContain(samplePdfs[language]);
  },
);

test('a change of language shows the report in the other one', async () => {
  const { user } = await renderAt(<SampleReportPage />, { path: '/sample-report' });
  await screen.findByRole('heading', { level: 2, name: 'Summary' });
  await user.click(screen.getByRole('link', { name: 'Español' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Resumen' })).toBeVisible();
  expect(location.pathname).toBe('/es/sample-report');
});
