import { useTexts } from '@/i18n/use-texts';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { ButtonLink } from '@/ui/navigation/link';
import type { ReportState } from '../../report/use-report-state';
import { companiesTexts } from '../../texts/companies';
import { useNewAssessment } from '../use-new-assessment';
import type { TabName } from './tab-names';

interface NextActProps {
  companyId: number;
  state: ReportState;
  tab: TabName;
}

/**
 * The button of the report: the way to it once it can be generated, on its own tab a new assessment. What it lacks
 * stands below the lists, or in its tab.
 */
export function NextAct({ companyId, state, tab }: NextActProps) {
  const t = useTexts(companiesTexts);
  const mayWrite = useMayWrite();
  // A reader is led to the report once there is one; to make it is another's.
  if (!mayWrite && (state.name !== 'exists' || tab === 'report')) return null;
  if (state.name !== 'exists' && state.name !== 'ready') return null;
  if (tab === 'report') return state.name === 'exists' ? <NewAssessment companyId={companyId} /> : null;
  return (
    <ButtonLink
      to={addressOf(consultingPages.company, { id: companyId }, { tab: 'report' })}
      replace
      className="shrink-0 max-sm:px-3"
    >
      {t(state.name === 'exists' ? 'report.open' : 'report.toReady')}
    </ButtonLink>
  );
}

function NewAssessment({ companyId }: { companyId: number }) {
  const t = useTexts(companiesTexts);
  const { create, isPending } = useNewAssessment(companyId);
  return (
    <Button variant="secondary" pending={isPending} onClick={create} className="shrink-0">
      {t('assessment.create')}
    </Button>
  );
}
