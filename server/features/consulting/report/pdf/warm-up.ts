import { buildReport } from '../../../../../shared/consulting/report/build-report';
import { completeData } from '../../../../../shared/consulting/report/company-data';
import type { ReportDocument } from './report-document';

const text = 'Slow manual work takes time, and data are kept in several places.';
const rows = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, level: (index % 5) + 1 }));

const snapshot = completeData({
  company: { name: 'Warm-up', sector: 'None', size: 'medium', structure: 'simple' },
  products: rows.map(({ id }) => ({ id, name: text, description: text, type: 'product' })),
  departments: rows.map(({ id, level }) => ({ id, name: text, function: text, digitalizationLevel: level })),
  problems: rows.map(({ id, level }) => ({ id, description: text, priority: level, departmentId: id })),
  strengths: rows.map(({ id, level }) => ({ id, description: text, impact: level })),
  modulesBy: 'meaning',
});

/** A sample report with a bit of everything, long enough for the JIT compiler to optimise the hot code. */
export const warmUp: ReportDocument = {
  language: 'en',
  askedAt: new Date(0),
  report: { ...buildReport(snapshot, 'en'), language: 'en', startsOn: '2025-01-01', createdAt: new Date(0) },
  snapshot,
  swot: null,
};
