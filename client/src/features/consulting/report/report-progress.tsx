import { Fragment, type ReactNode } from 'react';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { TextLink } from '@/ui/navigation/link';
import { type ReportPart, reportParts } from '@shared/consulting/report/readiness';
import { listFormat } from '@shared/list-format';
import { companiesTexts } from '../texts/companies';
import { type ReportState, useReportState } from './use-report-state';

interface ReportProgressProps {
  companyId: number;
  /** Buttons for the next step. */
  children?: ReactNode;
}

/** One line with the state of the report and links to the parts it lacks. */
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
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  if (state.name === 'notReady') {
    const done = reportParts.length - state.missing.length;
    return (
      <p className="py-1 text-muted">
        {t('report.progress', { done, total: reportParts.length })} {t('report.stillNeeded')}{' '}
        <MissingLinks companyId={companyId} missing={state.missing} />.
      </p>
    );
  }
  const exists = state.name === 'exists';
  return (
    <p className="flex flex-wrap gap-x-3 text-muted">
      <span className="py-2">
        {exists
          ? t('report.progressDone', { date: formatDate(state.report.createdAt, language) })
          : t('report.progressReady')}
      </span>
      <TextLink
        to={addressOf(consultingPages.company, { id: companyId }, { tab: 'report' })}
        replace
        className="py-2"
      >
        {t(exists ? 'report.open' : 'report.toReady')}
      </TextLink>
    </p>
  );
}

/** “departments and strengths”, each with a link to its list. */
function MissingLinks({ companyId, missing }: { companyId: number; missing: readonly ReportPart[] }) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const isPart = (value: string): value is ReportPart => missing.some((part) => part === value);
  return listFormat(language)
    .formatToParts(missing)
    .map(({ value }, place) =>
      isPart(value) ? (
        <TextLink
          key={value}
          to={addressOf(consultingPages.company, { id: companyId }, { tab: value })}
          replace
          className="inline-block py-2"
        >
          {t(`${value}.tab`).toLocaleLowerCase(language)}
        </TextLink>
      ) : (
        // A separator has no key but its position.
        <Fragment key={`between ${place}`}>{value}</Fragment>
      ),
    );
}
