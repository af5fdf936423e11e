import { buildReport } from '../../../../../shared/consulting/report/build-report';
import { bakeryOf27 } from '../../../../../shared/consulting/report/testing/bakery-of-27';
import type { TestedCompany } from '../../../../../shared/consulting/report/testing/ten-companies';
import type { Language } from '../../../../../shared/languages';
import type { ReportDocument } from '../pdf/report-document';

export const bakery: TestedCompany = { title: 'a bakery of 27 items', language: 'es', data: bakeryOf27 };

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
