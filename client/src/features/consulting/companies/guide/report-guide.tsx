import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { Button } from '@/ui/controls/button';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { ReportProgress } from '../../report/report-progress';
import { useReportState } from '../../report/use-report-state';
import { companiesTexts } from '../../texts/companies';
import { itemsTexts } from '../../texts/items';
import { hideGuide, isGuideHidden } from './closed-guides';
import { GuideCard } from './guide-card';
import { nextStep } from './steps';

/** The progress towards a company's report and the next step, until the user hides it. */
export function ReportGuide({ companyId }: { companyId: number }) {
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const [hidden, setHidden] = useState(() => isGuideHidden(companyId));
  // The guide is mounted as long as the company is shown, so opening the company again retries a failed
  // request.
  const step = nextStep(useReportState(companyId, { retryOnMount: true }));

  function show(shown: boolean) {
    hideGuide(companyId, !shown);
    setHidden(!shown);
  }

  return (
    <>
      <ReportProgress companyId={companyId}>
        {step && hidden && (
          <div className="flex flex-wrap gap-2">
            {step !== 'report' && (
              <ButtonLink
                to={addressOf(consultingPages.company, { id: companyId }, { tab: step, add: 'one' })}
                replace
                variant="secondary"
                icon={portalIcons.plus}
              >
                {t(`${step}.add`)}
              </ButtonLink>
            )}
            <Button variant="quiet" onClick={() => show(true)}>
              {tItems('guide.show')}
            </Button>
          </div>
        )}
      </ReportProgress>
      {step && !hidden && <GuideCard companyId={companyId} step={step} onHide={() => show(false)} />}
    </>
  );
}
