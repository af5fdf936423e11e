import type { Urgency } from '../findings';
import { type DateRange, planTimeline } from '../figures/timeline';
import { type Duration, type PhaseName, phases } from '../phases';

/** The phase of the plan in which a project is carried out. */
export interface ProjectPhase {
  name: PhaseName;
  /** 1 to 5. */
  number: number;
  /** Null for the phase without an end. */
  duration: Duration | null;
  /** The first week of the plan in which it can begin, from 1. */
  fromWeek: number;
  /** The last week in which it can end; null for the phase without an end. */
  toWeek: number | null;
  /** Null while no start of the plan is chosen. */
  starts: DateRange | null;
  /** Its last day; null while no start is chosen, and for the phase without an end. */
  ends: DateRange | null;
}

const daysInWeek = 7;

/**
 * The phase of a project: an urgent one, or one with a module, is among the priority components; another one is carried
 * out with the integration; one of low priority is watched and belongs to monitoring.
 */
export function phaseOf(urgency: Urgency, hasModule: boolean, startsOn: string | null): ProjectPhase {
  const name = phaseName(urgency, hasModule);
  const index = phases.findIndex((phase) => phase.name === name);
  const { duration, starts, ends, quickest, longest } = planTimeline(startsOn).phases[index]!;
  return {
    name,
    number: index + 1,
    duration,
    fromWeek: Math.floor(quickest.from / daysInWeek) + 1,
    toWeek: duration && Math.ceil(longest.to / daysInWeek),
    starts,
    ends,
  };
}

function phaseName(urgency: Urgency, hasModule: boolean): PhaseName {
  if (urgency === 'low') return 'monitoring';
  return urgency === 'high' || hasModule ? 'components' : 'integration';
}
