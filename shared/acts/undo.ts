/** A record that taking back an act leaves as it is, wholly or in some fields. */
export interface UndoException {
  entity: string;
  id: number;
  /** The fields that somebody changed since. */
  fields: string[];
  /** Changed since, linked to by others since, or deleted since. */
  why: 'edited' | 'linked' | 'gone';
}
