import { expect, test } from 'vitest';
import { buildReport } from '../../../../../shared/consulting/report/build-report';
import { tenCompanies, thousandItems } from '../../../../../shared/consulting/report/testing/ten-companies';
import type { CompanyData } from '../../../../../shared/consulting/report/company-data';
import { lengthOf, longestPdf, longPdf } from './length';
import type { ReportDocument } from './report-document';
import { warmUp } from './warm-up';

function reportOf(snapshot: CompanyData, language = 'en' as const): ReportDocument {
  return { ...warmUp, language, snapshot, report: { ...warmUp.report, ...buildReport(snapshot, language) } };
}
const withText = (analysis: string): ReportDocument => ({
  ...warmUp,
  report: { ...warmUp.report, analysis },
});

test('a report of a thousand usual items is not too long, in either language', () => {
  const report = reportOf(thousandItems());
  expect(lengthOf(report)).toBeLessThan(longestPdf);
  expect(lengthOf({ ...report, language: 'es' })).toBeLessThan(longestPdf);
  expect(lengthOf(report)).toBeGreaterThan(longPdf);
});

test.each(tenCompanies)('$title is not held back for another worker', ({ data }) => {
  expect(lengthOf(reportOf(data))).toBeLessThan(2 * longPdf);
});

test('every way of being long counts: text, lines, words without an end, and what is drawn without a text', () => {
  const problem = warmUp.snapshot.problems[0]!;
  const long = { ...problem, description: 'Slow work. '.repeat(900) };
  const many: CompanyData = { ...warmUp.snapshot, problems: Array(400).fill(long) };
  const item = { ...long, level: 3, departmentId: null };
  const none = { strengths: [], opportunities: [], threats: [] };
  for (const report of [
    withText('A long line. '.repeat(200_000)),
    withText('a\n'.repeat(20_000)),
    withText('x'.repeat(900_000)),
    { ...warmUp, snapshot: many },
    { ...warmUp, swot: { ...none, weaknesses: Array(400).fill(item) } },
    { ...warmUp, language: 'es' as const, snapshot: { ...many, problems: many.problems.slice(0, 180) } },
  ]) {
    expect(lengthOf(report)).toBeGreaterThan(longestPdf);
  }
});
