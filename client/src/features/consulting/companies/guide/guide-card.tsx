import { useId } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icons';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { useReportState } from '../../report/use-report-state';
import { companiesTexts } from '../../texts/companies';
import { itemsTexts } from '../../texts/items';
import { type GuideStep, guideSteps } from './steps';

interface GuideCardProps {
  companyId: number;
  step: GuideStep;
  onHide: () => void;
}

/** One step of the guide and the button that performs it. */
export function GuideCard({ companyId, step, onHide }: GuideCardProps) {
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const titleId = useId();
  const number = guideSteps.indexOf(step) + 1;
  return (
    <Card as="section" aria-labelledby={titleId} className="mb-6 grid gap-4 border-brand/40">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <StepMarks companyId={companyId} current={step} />
        <Button variant="quiet" onClick={onHide} className="-mr-2">
          {tItems('guide.hide')}
        </Button>
      </div>
      <div className="max-w-measure">
        <p className="text-sm text-muted">
          {tItems('guide.step', { step: number, total: guideSteps.length })}
        </p>
        <h2 id={titleId} className="text-lg">
          {tItems(`guide.${step}.title`)}
        </h2>
        <p className="text-muted">{tItems(`guide.${step}.text`)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {step === 'report' ? (
          <ButtonLink
            to={addressOf(consultingPages.company, { id: companyId }, { tab: 'report' })}
            replace
            icon={portalIcons.document}
          >
            {t('report.toReady')}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink
              to={addressOf(consultingPages.company, { id: companyId }, { tab: step, add: 'one' })}
              replace
              icon={portalIcons.plus}
            >
              {t(`${step}.add`)}
            </ButtonLink>
            <ButtonLink
              to={addressOf(consultingPages.company, { id: companyId }, { tab: step, add: 'many' })}
              replace
              variant="secondary"
              icon={portalIcons.list}
            >
              {tItems('guide.several')}
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  );
}

function StepMarks({ companyId, current }: { companyId: number; current: GuideStep }) {
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const state = useReportState(companyId);
  const isDone = (step: GuideStep) =>
    step !== 'report' && !(state.name === 'notReady' && state.missing.includes(step));
  return (
    <ol aria-label={tItems('guide.title')} className="flex flex-wrap gap-x-4 gap-y-1">
      {guideSteps.map((step) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-1.5 text-sm',
            step === current ? 'font-semibold text-ink' : 'text-muted max-sm:sr-only',
          )}
        >
          <span
            className={classNames(
              'grid size-5 place-items-center rounded-full border',
              isDone(step) ? 'border-brand bg-brand text-on-brand' : 'border-muted',
            )}
          >
            {isDone(step) && <Icon name={portalIcons.check} className="size-3.5" />}
          </span>
          {t(`${step}.tab`)}
          {isDone(step) && <span className="sr-only">({tItems('guide.done')})</span>}
        </li>
      ))}
    </ol>
  );
}
