import type { Ref, RefKind } from '../../../../../shared/assistant/refs';
import { refOf } from '../../../../../shared/assistant/refs';
import { type RecordSection, recordAddress } from '../../../../../shared/leads/sections';
import { idIn } from '../../../../platform/tools/arguments';
import type { Seen, ToolDone } from '../../../../platform/tools/tool';

/** The section in which each kind of record is shown. */
const sections = {
  contact: 'contacts',
  company: 'companies',
  deal: 'opportunities',
  communication: 'communications',
  task: 'tasks',
} as const satisfies Partial<Record<RefKind, RecordSection>>;

export type RecordRef = Ref<keyof typeof sections>;

/** The act by which something was done, for its undo. */
export const byAct = (act: string | null): Pick<ToolDone, 'done'> => ({
  done: act ? { portal: 'leads', act } : null,
});

/** What became of a record. */
export const done = (
  kind: keyof typeof sections,
  { id, act }: { id: number; act: string | null },
  name: string,
): ToolDone => ({
  ...byAct(act),
  result: { ref: refOf(kind, id), name, url: recordAddress(sections[kind], id) },
});

/** The version of a record that was seen, as a change of it names it. */
export const seenVersion = (seen: Seen, ref: string) => {
  const version = seen[ref];
  return version === undefined ? {} : { version };
};

/** The id of a reference, or null to empty a field; undefined is left out. */
export const linked = <Name extends string>(name: Name, ref: string | undefined) =>
  (ref === undefined ? {} : { [name]: idIn(ref) }) as { [Key in Name]?: number };
