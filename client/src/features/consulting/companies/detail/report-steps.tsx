import { reportParts } from '@shared/consulting/report/readiness';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import type { ReportState } from '../../report/use-report-state';
import { companiesTexts } from '../../texts/companies';

interface ReportStepsProps {
  state: ReportState;
}

/** How many of the four parts that a report needs are described; then the report's date. */
export function ReportSteps({ state }: ReportStepsProps) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  if (state.name === 'loading' || state.name === 'failed') return null;
  if (state.name === 'exists') {
    const date = formatDate(state.report.createdAt, language, { dateStyle: 'medium' });
    return <p className="text-sm text-muted">{t('report.progressDone', { date })}</p>;
  }
  const missing = state.name === 'notReady' ? state.missing : [];
  const all = reportParts.length;
  return (
    <section aria-label={t('steps.label')} className="shrink-0 text-sm text-muted">
      <p className="tabular-nums">
        {t('steps.count', { done: all - missing.length, all })}
        {missing.length === 0 && ` · ${t('reportState.ready')}`}
      </p>
    </section>
  );
}
