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

/** The button of the next step: the form of the first list that the report lacks, then the report, then a new assessment; none where the tab itself shows that button. */
export function NextAct({ companyId, state, tab }: NextActProps) {
  const t = useTexts(companiesTexts);
  const mayWrite = useMayWrite();
  // A reader is led to the report once there is one; the steps to it are another's.
  if (!mayWrite && (state.name !== 'exists' || tab === 'report')) return null;
  if (state.name === 'loading' || state.name === 'failed') return null;
  if (state.name === 'exists' && tab === 'report') return <NewAssessment companyId={companyId} />;
  const step = state.name === 'notReady' ? state.missing[0] : 'report';
  if (!step || step === tab) return null;
  const label =
    step === 'report' ? t(state.name === 'exists' ? 'report.open' : 'report.toReady') : t(`${step}.addFirst`);
  return (
    <ButtonLink
      to={addressOf(
        consultingPages.company,
        { id: companyId },
        { tab: step, add: step === 'report' ? undefined : 'one' },
      )}
      replace
      className="shrink-0 max-sm:px-3"
    >
      {label}
    </ButtonLink>
  );
}

function NewAssessment({ companyId }: { companyId: number }) {
  const t = useTexts(companiesTexts);
  const { create, isPending } = useNewAssessment(companyId);
  return (
    <Button pending={isPending} onClick={create} className="shrink-0">
      {t('assessment.create')}
    </Button>
  );
}
