import { useTexts } from '@/i18n/use-texts';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { useMayWrite } from '@/lib/session/use-may-write';
import { ButtonLink } from '@/ui/navigation/link';
import type { ReportState } from '../../report/use-report-state';
import { companiesTexts } from '../../texts/companies';
import { NewAssessment } from '../new-assessment';
import type { TabName } from './tab-names';

interface NextActProps {
  companyId: number;
  state: ReportState;
  tab: TabName;
}

/**
 * The button of the report: the way to it once it can be generated; below the finished one, a new assessment. What one
 * lacks stands below the lists, or in its tab.
 */
export function NextAct({ companyId, state, tab }: NextActProps) {
  const t = useTexts(companiesTexts);
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  if (tab === 'report') return state.name === 'exists' ? <NewAssessment companyId={companyId} /> : null;
  if (state.name !== 'ready') return null;
  return (
    <ButtonLink
      to={addressOf(consultingPages.company, { id: companyId }, { tab: 'report' })}
      replace
      className="shrink-0 max-sm:px-3"
    >
      {t('report.toReady')}
    </ButtonLink>
  );
}
