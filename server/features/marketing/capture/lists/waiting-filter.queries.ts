import { and, not, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { leadSearch } from '../../../../../shared/marketing/capture/leads/schemas';
import { waitingFor } from '../../../../../shared/marketing/capture/scales';
import { hasNoAnswer } from '../leads/unanswered.queries';

type Filters = NonNullable<z.output<typeof leadSearch>['filter']>;

/**
 * The condition that a lead waits for what a filter asks for; `waits` is the one that its answer to a mail has no reply.
 * Each stands alone, so that an index finds its leads.
 */
export function waitingFiltered(waits: SQL, filter: Filters['waits']): SQL | undefined {
  if (!filter) return undefined;
  const conditions = { answer: hasNoAnswer, reply: waits };
  const anyOf = (kinds: readonly (typeof waitingFor)[number][]) =>
    or(...kinds.map((kind) => conditions[kind])) ?? sql`false`;
  const { any, none, empty } = filter;
  const asked = [
    any && anyOf(any),
    none && not(anyOf(none)),
    empty === undefined ? undefined : empty ? not(anyOf(waitingFor)) : anyOf(waitingFor),
  ];
  return and(...asked);
}
