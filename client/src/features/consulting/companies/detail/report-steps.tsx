import { reportParts } from '@shared/consulting/report/readiness';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { TextLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import type { ReportState } from '../../report/use-report-state';
import { companiesTexts } from '../../texts/companies';

interface ReportStepsProps {
  companyId: number;
  state: ReportState;
}

/** How many of the four parts that a report needs are described; then the report's date, which leads to it. */
export function ReportSteps({ companyId, state }: ReportStepsProps) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  if (state.name === 'loading' || state.name === 'failed') return null;
  if (state.name === 'exists') {
    const date = formatDate(state.report.createdAt, language, { dateStyle: 'medium' });
    return (
      <TextLink
        to={addressOf(consultingPages.company, { id: companyId }, { tab: 'report' })}
        replace
        className="flex min-h-11 w-fit shrink-0 items-center gap-2 max-sm:-my-3 max-sm:text-sm"
      >
        <Icon name={portalIcons.document} className="max-sm:hidden" />
        {t('report.progressDone', { date })}
      </TextLink>
    );
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
