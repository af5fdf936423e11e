import { useQuery } from '@tanstack/react-query';
import { useRef, useLayoutEffect } from 'react';
import { useParams } from 'wouter';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { type FlowStep, flowSteps, type Step, stepAddress, steps } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { idIn } from '@/lib/address/id-in';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';
import { useCutEdges } from '@/ui/navigation/use-cut-edges';
import { portalIcons } from '@/ui/portal-icons';
import { companyList } from '../reads';
import { workspaceTexts } from './texts/workspace';
import { StepMark } from './step-mark';
import { nextStep, type StepState, stepStates } from './step-states';

/** The company and the step that the address names, and how far its steps are. */
function useRail() {
  const { companyId: text = '', step = 'product' } = useParams<{ companyId?: string; step?: string }>();
  const companyId = idIn(text);
  const { data: companies } = useQuery({ ...companyList(), enabled: companyId !== undefined });
  const company = companies?.find(({ id }) => id === companyId);
  const states = company && stepStates(company);
  return { companyId, current: step, states, next: states && nextStep(states) };
}

const isFlowStep = (step: Step): step is FlowStep => flowSteps.some((one) => one === step);

const unknown: StepState = { is: 'toDo' };

/** The steps of a company in the sidebar, each with how far it is, and the way back to all companies. */
export function StepRail({ onLeave }: { onLeave?: () => void }) {
  const t = useTexts(workspaceTexts);
  const { companyId, current, states, next } = useRail();
  return (
    <nav aria-label={t('rail.label')} className="grid gap-1 border-t border-line pt-4">
      <Link
        to={addressOf(sitePages.comercia)}
        onClick={onLeave}
        className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-ink/8"
      >
        <Icon name={portalIcons.back} />
        {t('rail.companies')}
      </Link>
      {companyId !== undefined && (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {steps.map((step, index) => (
            <li key={step} className={classNames(step === 'contents' && 'mt-2 border-t border-line pt-2')}>
              <Link
                to={stepAddress(companyId, step)}
                onClick={onLeave}
                aria-current={step === current ? 'page' : undefined}
                className={classNames(
                  'flex min-h-11 w-full items-center gap-2 rounded-control px-3 font-medium transition-colors duration-150',
                  step === current ? 'bg-brand/8 text-brand' : 'hover:bg-ink/8',
                )}
              >
                {isFlowStep(step) ? (
                  <StepMark place={index + 1} state={states?.[step] ?? unknown} />
                ) : (
                  <span className="grid size-6 place-items-center">
                    <Icon name={portalIcons.list} />
                  </span>
                )}
                <span className="min-w-0 grow leading-tight">{t(`steps.${step}.label`)}</span>
                {isFlowStep(step) && states && (
                  <StateText state={states[step]} isNext={step === next} isShort />
                )}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}

interface StateTextProps {
  state: StepState;
  isNext: boolean;
  /** Shows only the number of what waits for the user, and the mark says the rest, so that no step’s name is cut. */
  isShort?: boolean;
}

/** How far a step is, in words; those of a step that is to do are for screen readers only, as its mark says nothing yet. */
function StateText({ state, isNext, isShort = false }: StateTextProps) {
  const t = useTexts(workspaceTexts);
  const said =
    state.is === 'needsYou' ? t('rail.needsYou', { count: state.count }) : t(`rail.states.${state.is}`);
  return (
    <span className="flex shrink-0 items-center gap-1 text-sm font-normal">
      <span
        className={
          state.is === 'toDo' || state.is === 'done' || (isShort && state.is === 'underWay')
            ? 'sr-only'
            : state.is === 'needsYou'
              ? 'text-warning'
              : 'text-muted'
        }
      >
        {isShort && state.is === 'needsYou' ? (
          <>
            <span aria-hidden className="rounded-full bg-accent/12 px-2 py-0.5 font-semibold tabular-nums">
              {state.count}
            </span>
            <span className="sr-only">{said}</span>
          </>
        ) : (
          said
        )}
      </span>
      {isNext && <span className={state.is === 'toDo' ? 'text-brand' : 'sr-only'}>{t('rail.next')}</span>}
    </span>
  );
}

/** The same steps as a row above the page, where there is no room for a sidebar. */
export function StepRow() {
  const t = useTexts(workspaceTexts);
  const { companyId, current, states, next } = useRail();
  const row = useRef<HTMLOListElement>(null);
  useCutEdges(row);

  useLayoutEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && shown)
      row.current.scrollLeft = shown.offsetLeft + shown.offsetWidth / 2 - row.current.clientWidth / 2;
    // How far the steps are changes their widths.
  }, [current, states]);

  if (companyId === undefined) return null;
  return (
    <nav aria-label={t('rail.label')} className="-mt-5 mb-4 lg:hidden print:hidden">
      <ol
        ref={row}
        className="relative flex gap-1 overflow-x-auto [scrollbar-width:none] data-cut-end:mask-r-from-[calc(100%-3rem)] data-cut-start:mask-l-from-[calc(100%-3rem)]"
      >
        {steps.map((step, index) => (
          <li key={step} className="shrink-0">
            <Link
              to={stepAddress(companyId, step)}
              aria-current={step === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-medium -outline-offset-2',
                step === current ? 'text-brand' : 'text-muted',
              )}
            >
              {isFlowStep(step) && <StepMark place={index + 1} state={states?.[step] ?? unknown} />}
              {t(`steps.${step}.label`)}
              {isFlowStep(step) && states && <StateText state={states[step]} isNext={step === next} />}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
