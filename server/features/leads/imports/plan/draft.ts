import type { ImportedEntity } from '../../../../../shared/leads/imports/scales';
import type { ImportedFields, ImportedName } from '../imported-fields';

/** A field that links to one record. */
export type LinkName = 'contactId' | 'companyId' | 'opportunityId';

/** A link of a record to another one of the batch, which may have no id yet. */
export interface DraftLink {
  field: LinkName | 'contactIds';
  to: Draft;
}

/** A record as it will be after the rows of a batch. */
export interface Draft {
  entity: ImportedEntity;
  /** Null until a new one is written. */
  id: number | null;
  /** Its fields as they are stored; null for a new one. */
  stored: ImportedFields | null;
  /** The fields that rows have set. */
  next: ImportedFields;
  links: DraftLink[];
  /** Names of tags that it gets, besides those it has. */
  tags: Set<string>;
  /** The line of the row that last wrote it. */
  line: number;
}

/** A record that a row makes. */
export const newDraft = (entity: ImportedEntity, line: number, next: ImportedFields = {}): Draft => ({
  entity,
  id: null,
  stored: null,
  next,
  links: [],
  tags: new Set<string>(),
  line,
});

/** A field as it stands now. */
export const current = <Name extends ImportedName>(
  { stored, next }: Draft,
  field: Name,
): ImportedFields[Name] | null => (field in next ? next[field] : (stored?.[field] ?? null));

/** Whether a value says nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The id of the record to which a field links, or the record that it will link to. */
export function linked(draft: Draft, field: LinkName): number | Draft | null {
  const link = draft.links.findLast((each) => each.field === field);
  if (link) return link.to.id ?? link.to;
  return current(draft, field) ?? null;
}
