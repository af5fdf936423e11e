import type { ListedAct } from '@shared/acts/act-endpoints';
import type { Wire } from '@shared/http/wire';
import { dayOf } from '@shared/list/periods';

/** Acts of one kind by one person that follow each other on a day, newest first; `at` is when the last of them was. */
export interface ActRun {
  at: string;
  acts: [Wire<ListedAct>, ...Wire<ListedAct>[]];
}

const likeness = ({ at, kind, entity, actor, undoneBy, undoes }: Wire<ListedAct>) =>
  JSON.stringify([
    dayOf(new Date(at)),
    kind,
    entity,
    actor.id,
    actor.name,
    undoneBy !== null,
    undoes !== null,
  ]);

/** Folds acts that follow each other and differ in nothing that the list shows but their time. */
export function actRuns(acts: readonly Wire<ListedAct>[]): ActRun[] {
  const runs: ActRun[] = [];
  for (const act of acts) {
    const last = runs.at(-1);
    if (last && likeness(last.acts[0]) === likeness(act)) last.acts.push(act);
    else runs.push({ at: act.at, acts: [act] });
  }
  return runs;
}
