/** A record that taking back an act leaves as it is, wholly or in some fields. */
export interface UndoException {
  entity: string;
  id: number;
  /** The fields that somebody changed since. */
  fields: string[];
  /** Changed since, linked to by others since, or deleted since. */
  why: 'edited' | 'linked' | 'gone';
}

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
