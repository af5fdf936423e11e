import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useParams } from 'wouter';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { type FlowStep, flowSteps, type Step, stepAddress, steps } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { idIn } from '@/lib/address/id-in';
import { classNames } from '@/lib/class-names';
import { Chevron } from '@/ui/chevron';
import { Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { companyList } from '../reads';
import { workspaceTexts } from './texts/workspace';
import { StepMark } from './step-mark';
import { nextStep, type StepState, stepStates } from './step-states';

/** The company and the step that the address names, and how far its steps are. */
function useRail() {
  const { companyId: text = '', step = 'product' } = useParams<{ companyId?: string; step?: string }>();
  const companyId = idIn(text);
  // What waits changes without the person: somebody replies, or a mail of LEADMANAGER has left.
  const { data: companies } = useQuery({ ...companyList(), enabled: companyId !== undefined, staleTime: 0 });
  const company = companies?.find(({ id }) => id === companyId);
  const states = company && stepStates(company);
  return { companyId, name: company?.name, current: step, states, next: states && nextStep(states) };
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
        <StepList companyId={companyId} current={current} states={states} next={next} onLeave={onLeave} />
      )}
    </nav>
  );
}

interface StepListProps extends Omit<ReturnType<typeof useRail>, 'companyId' | 'name'> {
  companyId: number;
  onLeave: (() => void) | undefined;
}

/** Every step with how far it is, and the library after them. */
function StepList({ companyId, current, states, next, onLeave }: StepListProps) {
  const t = useTexts(workspaceTexts);
  return (
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
            {isFlowStep(step) && states && <StateText state={states[step]} isNext={step === next} />}
          </Link>
        </li>
      ))}
    </ol>
  );
}

interface StateTextProps {
  state: StepState;
  isNext: boolean;
}

/** How far a step is: shown is only the number of what waits for the user, as the mark says the rest. */
function StateText({ state, isNext }: StateTextProps) {
  const t = useTexts(workspaceTexts);
  return (
    <span className="flex shrink-0 items-center gap-1 text-sm font-normal">
      {state.is === 'needsYou' ? (
        <>
          <span
            aria-hidden
            className="rounded-full bg-accent/12 px-2 py-0.5 font-semibold text-warning tabular-nums"
          >
            {state.count}
          </span>
          <span className="sr-only">{t('rail.needsYou', { count: state.count })}</span>
        </>
      ) : (
        <span className="sr-only">{t(`rail.states.${state.is}`)}</span>
      )}
      {isNext && <span className={state.is === 'toDo' ? 'text-brand' : 'sr-only'}>{t('rail.next')}</span>}
    </span>
  );
}

/**
 * The same steps behind one button above the page, where there is no room for a sidebar: it says which of them is shown,
 * and of which company, and opens all of them at the foot of the screen.
 */
export function StepChoice() {
  const t = useTexts(workspaceTexts);
  const { companyId, name, current, states, next } = useRail();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const step = steps.find((one) => one === current);
  if (companyId === undefined || !step) return null;
  const place = isFlowStep(step) ? flowSteps.indexOf(step) + 1 : null;
  const label = t(`steps.${step}.label`);
  return (
    <nav aria-label={t('rail.label')} className="-order-2 mb-1 grow basis-36! lg:hidden print:hidden">
      <button
        type="button"
        popoverTarget={id}
        className="flex h-11 max-w-full items-center gap-2 rounded-control border border-line bg-surface px-3 text-left text-sm font-medium"
      >
        <span className="min-w-0 leading-4.5 *:block *:truncate">
          <span>
            {place === null ? label : t('rail.place', { place, count: flowSteps.length, step: label })}
          </span>
          {name && <span className="text-xs leading-4 font-normal text-muted">{name}</span>}
        </span>
        <Icon name={Chevron} className="size-4 text-muted" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="inset-x-3 top-auto bottom-3 mx-auto my-0 max-h-[80dvh] w-auto max-w-sm overflow-y-auto rounded-card border border-line bg-raised p-2 text-ink shadow-raised"
      >
        <StepList
          companyId={companyId}
          current={current}
          states={states}
          next={next}
          onLeave={() => panel.current?.hidePopover()}
        />
      </div>
    </nav>
  );
}
