import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { CompanyData } from '@shared/consulting/report/company-data';
import type { Report } from '@shared/consulting/report/tables';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Card } from '@/ui/card';
import { reportOf, snapshotOf, useCompany } from '../../reads';
import { companiesTexts } from '../../texts/companies';
import { compare } from '@shared/consulting/report/earlier/compare';
import { ComparedDepartments } from './compared-departments';
import { ComparedProjects } from './compared-projects';

interface EarlierAssessmentProps {
  companyId: number;
  /** The data of this company's report. */
  snapshot: CompanyData;
}

/**
 * What has improved since the assessment that this one was copied from. Renders nothing for a company that is no copy,
 * or whose original has no report or is gone.
 */
export function EarlierAssessment({ companyId, snapshot }: EarlierAssessmentProps) {
  const { data: company } = useCompany(companyId);
  const earlierId = company?.copiedFrom;
  return earlierId ? <SinceThen earlierId={earlierId} snapshot={snapshot} /> : null;
}

function SinceThen({ earlierId, snapshot }: { earlierId: number; snapshot: CompanyData }) {
  const { data: report } = useQuery(reportOf(earlierId));
  return report ? <Compared report={report} later={snapshot} /> : null;
}

function Compared({ report, later }: { report: Wire<Report>; later: CompanyData }) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const titleId = useId();
  const { data: earlier } = useQuery(snapshotOf(report.companyId));
  if (!earlier) return null;
  const { score, departments, projects, solved, added } = compare(earlier, later);
  return (
    <Card as="section" aria-labelledby={titleId} className="mb-6 grid gap-5 print:hidden">
      <div className="max-w-measure">
        <h2 id={titleId} className="text-xl">
          {t('assessment.title', { date: formatDate(report.createdAt, language) })}
        </h2>
        <p className="text-sm text-muted">{t('assessment.hint')}</p>
      </div>
      <div className="grid gap-5 *:min-w-0 lg:grid-cols-2">
        <ComparedDepartments score={score} departments={departments} />
        <div className="grid content-start gap-4">
          <ComparedProjects projects={projects} />
          {solved.length > 0 && <Problems title={t('assessment.solved')} problems={solved} />}
          <Problems title={t('assessment.added')} none={t('assessment.noneAdded')} problems={added} />
        </div>
      </div>
    </Card>
  );
}

interface ProblemsProps {
  title: string;
  /** Said where there are no problems. */
  none?: string;
  problems: string[];
}

function Problems({ title, none, problems }: ProblemsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="font-semibold">
        {title} <span className="text-muted tabular-nums">({problems.length})</span>
      </h3>
      {problems.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="grid list-disc gap-1 pl-5">
          {problems.map((problem, index) => (
            <li key={`${index} ${problem}`}>
              <span className="line-clamp-3 wrap-anywhere">{problem}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
