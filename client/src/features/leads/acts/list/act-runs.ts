import type { ListedAct } from '@shared/acts/act-endpoints';
import type { Wire } from '@shared/http/wire';
import { dayOf } from '@shared/list/periods';

/**
 * Acts by one person on one record, or of one kind where no record is named, that follow each other on a day, newest
 * first; `at` is when the last of them was.
 */
export interface ActRun {
  at: string;
  acts: [Wire<ListedAct>, ...Wire<ListedAct>[]];
}

function likeness({ at, kind, entity, actor, record, undoneBy, undoes }: Wire<ListedAct>): string {
  const isNamed = Boolean(record?.name);
  const what = isNamed ? [record?.id] : [kind, undoneBy !== null, undoes !== null];
  return JSON.stringify([dayOf(new Date(at)), entity, actor.id, actor.name, isNamed, ...what]);
}

/** Folds acts that follow each other and belong together. */
export function actRuns(acts: readonly Wire<ListedAct>[]): ActRun[] {
  const runs: ActRun[] = [];
  for (const act of acts) {
    const last = runs.at(-1);
    if (last && likeness(last.acts[0]) === likeness(act)) last.acts.push(act);
    else runs.push({ at: act.at, acts: [act] });
  }
  return runs;
}
