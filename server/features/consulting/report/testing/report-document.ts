import type { CompanyData } from '../../../../../shared/consulting/report/company-data';
import { buildReport } from '../../../../../shared/consulting/report/build-report';
import { askedBakery as askedBakeryData } from '../../../../../shared/consulting/report/testing/asked-company';
import { bakeryOf27 } from '../../../../../shared/consulting/report/testing/bakery-of-27';
import type { TestedCompany } from '../../../../../shared/consulting/report/testing/ten-companies';
import type { Language } from '../../../../../shared/languages';
import type { ReportDocument } from '../pdf/report-document';

export const bakery: TestedCompany = { title: 'a bakery of 27 items', language: 'es', data: bakeryOf27 };

/** With most of what is asked for the report only, and public figures. */
export const askedBakery: TestedCompany = {
  title: 'a bakery that answered what a report asks',
  language: 'en',
  data: { ...askedBakeryData, benchmarks: ['es-ai-10-49', 'es-cloud', 'es-intensity'] },
};

/** The bakery with most of what is asked for the report only. */
export const toldBakery: TestedCompany = {
  title: 'a bakery of 27 items that answered what a report asks',
  language: 'es',
  data: told(structuredClone(bakeryOf27)),
};

function told(data: CompanyData): CompanyData {
  const [first, second, third] = data.problems;
  Object.assign(first!, {
    hoursPerMonth: 40,
    measure: 'Minutos por noche: hoy 40, meta 5',
    responsibleId: 2,
    strengthIds: [1, 4],
  });
  Object.assign(second!, { hoursPerMonth: 12, strengthIds: [1] });
  third!.hoursPerMonth = 22.5;
  const programs = [null, 'Excel, Shopify', 'Excel, A3ERP', 'WhatsApp', null, 'Papel'];
  return {
    ...data,
    company: { ...data.company, hasTenOrMore: true, hourCost: 1850 },
    departments: data.departments.map((one, index) => ({ ...one, programs: programs[index] ?? null })),
    people: [
      { id: 1, name: 'Lucía Trigal', position: 'Gerente', isPrimary: true },
      { id: 2, name: 'Pedro Soler', position: 'Jefe de tienda', isPrimary: false },
    ],
    benchmarks: ['es-ai-10-49', 'es-cloud-services', 'es-intensity'],
  };
}

export const startsOn = '2026-03-02';

/** The report of a company in a language, with its SWOT analysis. */
export const documentOf = ({ data, language: made }: TestedCompany, language: Language): ReportDocument => ({
  language,
  askedAt: new Date('2026-03-01T10:00:00Z'),
  report: {
    ...buildReport(data, made),
    language: made,
    startsOn,
    createdAt: new Date('2026-02-20T23:30:00Z'),
  },
  snapshot: data,
  swot: {
    strengths: data.strengths.map(({ id, description, impact }) => swotItem(id, description, impact)),
    weaknesses: data.problems.map(({ id, description, priority }) => swotItem(id, description, priority)),
    opportunities: [swotItem(1, 'Ayudas públicas', 3)],
    threats: [],
  },
});

const swotItem = (id: number, description: string, level: number) => ({
  id,
  description,
  level,
  departmentId: null,
});
