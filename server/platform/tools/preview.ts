import type { Bilingual } from '../../../shared/assistant/bilingual';
import { assistantMessages } from '../../../shared/assistant/messages';
import type { OutwardText, ProposedField } from '../../../shared/assistant/proposals';
import { conflict } from '../http/errors';
import { cut } from './texts';
import type { NamedRef, ToolPreview } from './tool';

/** A field that is given, with what it is and would be; undefined where nothing is given. */
export type Proposing = ProposedField | undefined;

const isOther = ({ before, after }: ProposedField) => before?.en !== after?.en || before?.es !== after?.es;

/** A field of a new record; none where nothing is given. */
export const newField = (label: Bilingual, after: Bilingual | null | undefined): Proposing =>
  after ? { label, before: null, after } : undefined;

const given = (fields: readonly Proposing[]) => fields.filter((field) => field !== undefined);

/** What creating a record would do. */
export const creating = (name: string, fields: readonly Proposing[]): ToolPreview => ({
  rows: [{ ref: null, name: cut(name), url: null, does: 'creates', fields: given(fields) }],
  total: 1,
  outward: null,
  notices: [],
  seen: {},
});

const seenOf = (records: readonly NamedRef[]) =>
  Object.fromEntries(records.flatMap(({ ref, version }) => (version === undefined ? [] : [[ref, version]])));

/** What changing a record would do; throws 409 when every named field has its value already. */
export function changing(record: NamedRef, fields: readonly Proposing[]): ToolPreview {
  const changed = given(fields).filter(isOther);
  if (changed.length === 0) throw conflict(assistantMessages['proposal.nothing']);
  const { ref, name, url } = record;
  return {
    rows: [{ ref, name: cut(name), url, does: 'changes', fields: changed }],
    total: 1,
    outward: null,
    notices: [],
    seen: seenOf([record]),
  };
}

/** What deleting records would do. */
export const deleting = (records: readonly NamedRef[], notices: readonly Bilingual[]): ToolPreview => ({
  rows: records.map(({ ref, name, url }) => ({ ref, name: cut(name), url, does: 'deletes', fields: [] })),
  total: records.length,
  outward: null,
  notices,
  seen: seenOf(records),
});

/** What sending something out would do; it changes no row that is shown. */
export const sending = (
  records: readonly NamedRef[],
  outward: OutwardText,
  notices: readonly Bilingual[] = [],
): ToolPreview => ({ rows: [], total: 0, outward, notices, seen: seenOf(records) });
