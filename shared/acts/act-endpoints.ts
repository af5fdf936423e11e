import { get, post, signedIn } from '../http/endpoint';
import type { Page } from '../list/page';
import { actMessages } from './messages';
import { actQuery } from './schemas';
import type { Act } from './tables';
import type { Undone, UndoOutlook } from './undo';

/**
 * The only record of its entity that an act wrote; `detail` is what tells it from others of its name, such as the
 * company of a contact, and `isThere` says whether it can be opened.
 */
export interface ActRecord {
  id: number;
  name: string | null;
  detail: string | null;
  isThere: boolean;
}

/** What one change changed: the fields before and after it, long texts cut to a line where they begin to differ. */
export interface FieldChange {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/**
 * An act as a list shows it; `record` is null for an act on several records, or on a kind without names, and `change`
 * for one that did more than change one record once.
 */
export type ListedAct = Omit<Act, 'userId' | 'request'> & {
  record: ActRecord | null;
  change: FieldChange | null;
};

const missing = actMessages['act.missing'];
const conflicts = [actMessages['act.undone'], actMessages['act.old']];

/** The endpoints of the acts on a feature's records, at `/api/{feature}/acts`. */
export const actEndpoints = <Path extends string>(path: Path) => ({
  /** The acts of the last thirty days, newest first. */
  list: get(path, signedIn, actQuery).returns<Page<ListedAct>>(),
  outlook: get(`${path}/:act/undo` as const, signedIn, undefined, {
    summary: 'Preview the undo of an act',
    missing,
    conflicts,
  }).returns<UndoOutlook>(),
  undo: post(`${path}/:act/undo` as const, signedIn, undefined, {
    status: 200,
    missing,
    conflicts,
  }).returns<Undone>(),
});
