import type { Act } from '../../acts/tables';
import type { UndoException } from '../../acts/undo';
import { get, post, signedIn } from '../../http/endpoint';
import type { Page } from '../../list/page';
import { actMessages } from './messages';
import { actQuery } from './schemas';

/** What taking back an act would leave as it is; `exceptions` holds the first hundred of `count`. */
export interface UndoOutlook {
  records: number;
  count: number;
  exceptions: UndoException[];
}

/** What was taken back, and the act that did so; null when nothing could be. */
export interface UndoneByJob extends UndoOutlook {
  act: string | null;
}

/** What was taken back; a large act is taken back by a job, which `run` names (`shared/jobs`). */
export interface Undone extends UndoneByJob {
  run: number | null;
}

export type ListedAct = Omit<Act, 'userId'>;

const missing = actMessages['act.missing'];

export const leadActs = {
  /** The acts of the last thirty days, newest first. */
  list: get('/api/leads/acts', signedIn, actQuery).returns<Page<ListedAct>>(),
  outlook: get('/api/leads/acts/:act/undo', signedIn, undefined, { missing }).returns<UndoOutlook>(),
  undo: post('/api/leads/acts/:act/undo', signedIn, undefined, {
    status: 200,
    missing,
    conflicts: [actMessages['act.undone']],
  }).returns<Undone>(),
};
