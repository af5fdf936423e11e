import { reportParts } from '@shared/consulting/report/readiness';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import type { ReportState } from '../../report/use-report-state';
import { companiesTexts } from '../../texts/companies';
import type { TabName } from './company-tabs';

interface ReportStepsProps {
  companyId: number;
  state: ReportState;
  tab: TabName;
}

/** The four parts that a report needs, each done or not and with a link to its list; then the report's date. */
export function ReportSteps({ companyId, state, tab }: ReportStepsProps) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  if (state.name === 'loading' || state.name === 'failed') return null;
  if (state.name === 'exists') {
    const date = formatDate(state.report.createdAt, language, { dateStyle: 'medium' });
    return <p className="text-sm text-muted">{t('report.progressDone', { date })}</p>;
  }
  const missing = state.name === 'notReady' ? state.missing : [];
  return (
    <ol aria-label={t('steps.label')} className="flex flex-wrap gap-x-1 lg:gap-x-2">
      {reportParts.map((part, index) => {
        const isDone = !missing.includes(part);
        return (
          <li key={part}>
            <Link
              to={addressOf(consultingPages.company, { id: companyId }, { tab: part })}
              replace
              aria-current={part === tab ? 'step' : undefined}
              title={t(`${part}.tab`)}
              className={classNames(
                'flex min-h-11 min-w-8 items-center justify-center gap-1.5 rounded-control px-1 text-sm hover:bg-ink/8 aria-[current=step]:text-brand',
                isDone ? 'text-muted' : 'font-semibold',
              )}
            >
              <span
                aria-hidden
                className={classNames(
                  'grid size-6 shrink-0 place-items-center rounded-full border tabular-nums',
                  isDone ? 'border-brand bg-brand text-on-brand' : 'border-muted',
                )}
              >
                {isDone ? <Icon name={portalIcons.check} className="size-4" /> : index + 1}
              </span>
              {/* The tabs below name all of them: here stand the names of those that are missing. */}
              <span className={isDone ? 'sr-only' : undefined}>{t(`${part}.tab`)}</span>
              {isDone && <span className="sr-only">({t('steps.done')})</span>}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
