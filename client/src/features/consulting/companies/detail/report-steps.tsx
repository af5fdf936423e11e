import { reportParts } from '@shared/consulting/report/readiness';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { TextLink } from '@/ui/navigation/link';
import type { ReportState } from '../../report/use-report-state';
import { companiesTexts } from '../../texts/companies';
import type { TabName } from './tab-names';

interface ReportStepsProps {
  companyId: number;
  state: ReportState;
  tab: TabName;
}

/** How many of the four parts that a report needs are described, with links to the lists of the others; then the report's date. */
export function ReportSteps({ companyId, state, tab }: ReportStepsProps) {
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
    <section
      aria-label={t('steps.label')}
      className="flex min-w-0 flex-wrap items-center gap-x-1 text-sm text-muted"
    >
      <p className="tabular-nums">
        {t('steps.count', { done: all - missing.length, all })}
        {missing.length === 0 && ` · ${t('reportState.ready')}`}
      </p>
      {missing.length > 0 && (
        <div className="flex flex-wrap gap-x-1">
          <span aria-hidden>·</span>
          {t('steps.missing')}
          <ul className="flex flex-wrap gap-x-1">
            {missing.map((part, index) => (
              <li key={part}>
                <TextLink
                  to={addressOf(consultingPages.company, { id: companyId }, { tab: part })}
                  replace
                  aria-current={part === tab ? 'step' : undefined}
                >
                  {t(`${part}.tab`).toLocaleLowerCase(language)}
                </TextLink>
                {index < missing.length - 1 && ','}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
