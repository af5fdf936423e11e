/** A record that an undo leaves unchanged, wholly or in some fields. */
export interface UndoException {
  entity: string;
  id: number;
  /** The fields that somebody has changed since. */
  fields: string[];
  /** Changed, linked from other records, or deleted since. */
  why: 'edited' | 'linked' | 'gone';
}

/** What undoing an act would leave unchanged; `exceptions` holds the first hundred of `count`. */
export interface UndoOutlook {
  records: number;
  count: number;
  exceptions: UndoException[];
}

/** The result of an undo and its act; the act is null when nothing could be undone. */
export interface UndoneByJob extends UndoOutlook {
  act: string | null;
}

/** The result of an undo; a large act is undone by a job, which `run` names (`shared/jobs`). */
export interface Undone extends UndoneByJob {
  run: number | null;
}
