import { addressOf } from '@shared/http/address';
import { leadsPages } from '@shared/leads/addresses';
import type { communicationFilters } from '@shared/leads/communications/schemas';
import type { opportunityFilters } from '@shared/leads/opportunities/schemas';
import type { z } from 'zod';

type FiltersOf<Shape extends Record<string, z.ZodType>> = { [Name in keyof Shape]?: z.input<Shape[Name]> };

/** Filters of the list as it has them in its address: times are days, `to` is the day after the last one. */
export type OpportunityFilter = FiltersOf<typeof opportunityFilters>;

/** The address of a section of the dashboard. */
export const sectionAt = (section: string) => addressOf(leadsPages.dashboard, { section });

const listAt = (section: string, filter: object, others: Record<string, string>) =>
  `${sectionAt(section)}?${new URLSearchParams({ filter: JSON.stringify(filter), ...others })}`;

/** The list of the opportunities that a filter finds, in all stages or one. */
export function opportunitiesAt(filter: OpportunityFilter, stage?: number): string {
  const [outcome = 'all', ...more] = filter.outcome?.any ?? [];
  const inStage = stage === undefined ? {} : { stageId: { any: [String(stage)] } };
  // What is always chosen above the list is no filter of its own.
  const { outcome: _outcome, ...rest } = filter;
  return listAt(
    'opportunities',
    { ...rest, ...inStage },
    {
      // The list shows open opportunities unless it is asked for others.
      choice: more.length > 0 ? 'all' : outcome,
      view: 'list',
    },
  );
}

/** The list of the communications that a filter finds. */
export const communicationsAt = (filter: FiltersOf<typeof communicationFilters>) =>
  listAt('communications', filter, {});

/** The list of the tasks that were done in some days. */
export const tasksDoneAt = (doneAt: { from: string; to: string }) =>
  listAt('tasks', { doneAt }, { choice: 'done' });
