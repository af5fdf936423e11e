import type { ReactNode } from 'react';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { paths } from '@/lib/paths';
import { TextLink } from '@/ui/link';
import { reportParts } from '@shared/companies/report/readiness';
import { type ReportState, useReportState } from './report-state';

interface ReportProgressProps {
  companyId: number;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One line that says how far the report is and leads to what it still needs. */
export function ReportProgress({ companyId, children }: ReportProgressProps) {
  const state = useReportState(companyId);
  if (state.name === 'loading' || state.name === 'failed') return <div className="mb-4 min-h-11" />;
  const missing = state.name === 'notReady' ? state.missing : [];
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <span aria-hidden className="flex gap-1">
        {reportParts.map((part) => (
          <span
            key={part}
            className={classNames('h-1.5 w-8 rounded-full', missing.includes(part) ? 'bg-line' : 'bg-brand')}
          />
        ))}
      </span>
      <ProgressWords companyId={companyId} state={state} />
      {children}
    </div>
  );
}

type KnownState = Exclude<ReportState, { name: 'loading' | 'failed' }>;

function ProgressWords({ companyId, state }: { companyId: number; state: KnownState }) {
  const t = useTexts('companies');
  const { language } = useLanguage();
  if (state.name === 'notReady') {
    const done = reportParts.length - state.missing.length;
    return (
      <p className="flex flex-wrap gap-x-3 text-muted">
        <span className="py-2">{t('companies.report.progress', { done, total: reportParts.length })}</span>
        <span className="py-2">{t('companies.report.stillNeeded')}</span>
        {state.missing.map((part) => (
          <TextLink key={part} to={paths.company(companyId, part)} replace className="py-2">
            {t(`companies.${part}.tab`)}
          </TextLink>
        ))}
      </p>
    );
  }
  const exists = state.name === 'exists';
  return (
    <p className="flex flex-wrap gap-x-3 text-muted">
      <span className="py-2">
        {exists
          ? t('companies.report.progressDone', { date: formatDate(state.report.createdAt, language) })
          : t('companies.report.progressReady')}
      </span>
      <TextLink to={paths.company(companyId, 'report')} replace className="py-2">
        {t(exists ? 'companies.report.open' : 'companies.report.toReady')}
      </TextLink>
    </p>
  );
}
