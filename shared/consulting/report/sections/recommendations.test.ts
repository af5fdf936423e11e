import { describe, expect, test } from 'vitest';
import { buildReport } from '../build-report';
import { companyData } from '../testing/company-data';

const recommendationsOf = (data: ReturnType<typeof companyData>, language: 'en' | 'es' = 'en') =>
  buildReport(data, language).recommendations;

/** The section with this heading, up to the next empty line. */
const sectionOf = (text: string, heading: string) =>
  text.split('\n\n').find((section) => section.startsWith(heading)) ?? '';

const english = {
  high: 'HIGH PRIORITY: resolve immediately',
  medium: 'MEDIUM PRIORITY: address in coming months',
  low: 'LOW PRIORITY: monitor and plan long term',
};
const spanish = {
  high: 'PRIORIDAD ALTA: resolver de inmediato',
  medium: 'PRIORIDAD MEDIA: abordar en los próximos meses',
  low: 'PRIORIDAD BAJA: vigilar y planificar a largo plazo',
};

describe('a problem is recommended by its priority', () => {
  test.each([
    [5, 'high'],
    [4, 'high'],
    [3, 'medium'],
    [2, 'medium'],
    [1, 'low'],
  ] as const)('%i/5 is %s, and no other heading appears', (priority, urgency) => {
    const data = companyData({ problems: [{ description: 'Late deliveries', priority }] });
    for (const [language, headings, rated] of [
      ['en', english, 'Priority'],
      ['es', spanish, 'Prioridad'],
    ] as const) {
      const text = recommendationsOf(data, language);
      expect(sectionOf(text, headings[urgency])).toContain(`\n- ${rated} ${priority}/5: Late deliveries`);
      const shown = Object.values(headings).filter((heading) => text.includes(heading));
      expect(shown).toEqual([headings[urgency]]);
    }
  });
});

describe('a department is to be improved at level 2 and below', () => {
  test.each([
    [1, true],
    [2, true],
    [3, false],
    [4, false],
    [5, false],
  ])('level %i/5: %s', (digitalizationLevel, improved) => {
    const data = companyData({ departments: [{ name: 'Bakery', function: 'Bakes', digitalizationLevel }] });
    const text = sectionOf(recommendationsOf(data), 'DIGITAL IMPROVEMENT: departments at level 2/5 or less');
    const recommended = `- Bakery: raise digitalization from level ${digitalizationLevel}/5 to at least 3/5\n  Tasks to go through: Bakes`;
    expect(text.includes(recommended)).toBe(improved);
    expect(text.includes('No department is at this level.')).toBe(!improved);
  });

  test('in Spanish', () => {
    const data = companyData({ departments: [{ name: 'Obrador', digitalizationLevel: 2 }] });
    expect(sectionOf(recommendationsOf(data, 'es'), 'MEJORA DIGITAL')).toContain(
      '- Obrador: subir la digitalización del nivel 2/5 al 3/5 como mínimo',
    );
  });
});

describe('a strength is to be leveraged from impact 4', () => {
  test.each([
    [5, true],
    [4, true],
    [3, false],
    [2, false],
    [1, false],
  ])('impact %i/5: %s', (impact, leveraged) => {
    const data = companyData({ strengths: [{ description: 'Loyal customers', impact }] });
    const en = sectionOf(recommendationsOf(data), 'STRENGTHS TO LEVERAGE');
    expect(en.includes(`- Impact ${impact}/5: Loyal customers`)).toBe(leveraged);
    expect(en.includes('No strength has this impact yet.')).toBe(!leveraged);
    const es = sectionOf(recommendationsOf(data, 'es'), 'FORTALEZAS QUE APROVECHAR');
    expect(es.includes(`- Impacto ${impact}/5: Loyal customers`)).toBe(leveraged);
  });

  test('for the high-priority problems first, where there are any', () => {
    const strengths = [{ impact: 5 }];
    const urgent = companyData({ strengths, problems: [{ priority: 4 }] });
    const calm = companyData({ strengths, problems: [{ priority: 3 }] });
    expect(recommendationsOf(urgent)).toContain('first of all to resolve the high-priority problems');
    expect(recommendationsOf(calm)).not.toContain('high-priority');
  });
});

test('a recommendation says which module supports it, and only where one was chosen', () => {
  const data = companyData({
    departments: [{ name: 'Ventas', digitalizationLevel: 1 }],
    problems: [{ description: 'Tareas manuales' }, { description: 'Precios' }],
    strengths: [{ description: 'Datos históricos', impact: 4 }],
  });
  const text = recommendationsOf(data, 'es');
  expect(text).toContain(
    'Tareas manuales\n  Con el apoyo de: Automatización de procesos (por la palabra «manuales»)',
  );
  expect(text).toContain('  Con el apoyo de: Módulo de analítica (por la palabra «Ventas»)');
  expect(text).toContain('  Con el apoyo de: Sistema predictivo (por la palabra «Datos»)');
  expect(text.match(/Con el apoyo de/g)).toHaveLength(3);
});
