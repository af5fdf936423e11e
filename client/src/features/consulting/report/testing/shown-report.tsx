import { screen, within } from '@testing-library/react';
import { buildReport } from '@shared/consulting/report/build-report';
import type { CompanyData } from '@shared/consulting/report/company-data';
import { companyData } from '@shared/consulting/report/testing/company-data';
import type { Language } from '@shared/languages';
import { renderAt } from '@/testing/render';
import { anyReport } from '../../testing/company-on-server';
import { ReportDocument } from '../document/report-document';

interface Shown {
  language?: Language;
  stored?: Language;
  startsOn?: string;
}

/** Shows a report that was built from these data. */
export function show(snapshot: CompanyData, { language = 'en', stored = language, startsOn }: Shown = {}) {
  const report = anyReport({
    ...buildReport(snapshot, stored),
    language: stored,
    startsOn: startsOn ?? null,
  });
  return renderAt(<ReportDocument report={report} snapshot={snapshot} swot={null} />, { language });
}

/** A part of the report by its heading. */
export const part = (name: string) => within(screen.getByRole('region', { name }));

/** A company with two problems and three departments. */
export const boatyard = () =>
  companyData({
    departments: [
      { name: 'Sales', digitalizationLevel: 2 },
      { name: 'Workshop', digitalizationLevel: 5 },
      { name: 'Office', digitalizationLevel: 2 },
    ],
    problems: [
      { description: 'Manual invoices', priority: 5, departmentId: 3 },
      { description: 'Wood is dear', priority: 2 },
    ],
    strengths: [{ description: 'Skilled boatbuilders', impact: 4 }],
  });
