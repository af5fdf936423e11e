import { describe, expect, test } from 'vitest';
import { buildReport } from '../build-report';
import { companyData } from '../testing/company-data';

const analysisOf = (data: ReturnType<typeof companyData>, language: 'en' | 'es' = 'en') =>
  buildReport(data, language).analysis;

test.each([
  ['small', 'Size: small (1-49 employees)', 'Tamaño: pequeña (1-49 empleados)'],
  ['medium', 'Size: medium (50-249 employees)', 'Tamaño: mediana (50-249 empleados)'],
  ['large', 'Size: large (250+ employees)', 'Tamaño: grande (250 o más empleados)'],
] as const)('a %s company is listed with its band', (size, english, spanish) => {
  const data = companyData({ company: { size } });
  expect(analysisOf(data)).toContain(`- ${english}\n`);
  expect(analysisOf(data, 'es')).toContain(`- ${spanish}\n`);
});

test.each([
  ['simple', 'simple', 'simple'],
  ['functional', 'functional', 'funcional'],
  ['divisional', 'divisional', 'divisional'],
  ['matrix', 'matrix', 'matricial'],
] as const)('a %s structure is named', (structure, english, spanish) => {
  const data = companyData({ company: { structure, sector: 'Náutica' } });
  expect(analysisOf(data)).toContain(`- Structure: ${english}\n`);
  expect(analysisOf(data, 'es')).toContain(`- Estructura: ${spanish}\n`);
  expect(analysisOf(data)).toContain('- Sector: Náutica\n');
});

const shop = companyData({
  products: [
    { name: 'Bread', description: 'Baked daily' },
    { name: 'Delivery', description: 'To your door', type: 'service' },
  ],
  departments: [
    { name: 'Sales', function: 'Serves customers', digitalizationLevel: 4 },
    { name: 'Bakery', function: 'Bakes', digitalizationLevel: 1 },
  ],
  problems: [
    { description: 'Flour prices', priority: 2 },
    { description: 'Late deliveries', priority: 5 },
  ],
  strengths: [
    { description: 'Loyal customers', impact: 3 },
    { description: 'Good location', impact: 5 },
  ],
});

describe('everything the company entered is listed with its rating', () => {
  test.each([
    ['en', 'Bread (product)\n  Baked daily\n- Delivery (service)\n  To your door\n'],
    ['en', 'Bakery: digitalization level 1/5\n  Function: Bakes\n- Sales: digitalization level 4/5\n'],
    ['en', 'Priority 5/5: Late deliveries\n- Priority 2/5: Flour prices\n'],
    ['en', 'Impact 5/5: Good location\n- Impact 3/5: Loyal customers\n'],
    ['es', 'Bread (producto)\n  Baked daily\n- Delivery (servicio)\n  To your door\n'],
    ['es', 'Bakery: nivel de digitalización 1/5\n  Función: Bakes\n- Sales: nivel de digitalización 4/5\n'],
    ['es', 'Prioridad 5/5: Late deliveries\n- Prioridad 2/5: Flour prices\n'],
    ['es', 'Impacto 5/5: Good location\n- Impacto 3/5: Loyal customers\n'],
  ] as const)('%s: %j', (language, listed) => {
    expect(analysisOf(shop, language)).toContain(`\n- ${listed}`);
  });
});

test('the summary counts what was entered', () => {
  expect(analysisOf(shop)).toContain(
    [
      'KEY FIGURES',
      '- 1 product and 1 service',
      '- 2 departments, digitalization levels from 1/5 to 4/5',
      '- 2 problems, 1 of high priority (4/5 or more)',
      '- 2 strengths, 1 of high impact (4/5 or more)',
    ].join('\n'),
  );
});

test('the summary of little is as plain', () => {
  expect(analysisOf(companyData({ products: [{ type: 'service' }] }), 'es')).toContain(
    [
      'EN CIFRAS',
      '- 1 servicio',
      '- 1 departamento, nivel de digitalización 3/5',
      '- 1 problema, ninguno de prioridad alta (4/5 o más)',
      '- 1 fortaleza, ninguna de impacto alto (4/5 o más)',
    ].join('\n'),
  );
});
