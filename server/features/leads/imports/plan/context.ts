import { leadImportMessages } from '../../../../../shared/leads/imports/messages';
import { say } from '../../../../../shared/message';
import { folded } from '../../../../../shared/plain-text';
import type { Stage } from '../../../../../shared/leads/opportunities/endpoints';
import { differing } from '../../../../platform/acts/record-kind';
import type { Recorder } from '../../../../platform/acts/recorder';
import type { Planning } from '../../../../platform/imports/import-target';
import type { Batch } from './batch';
import { current, type Draft, isEmpty, linked, type LinkName } from './draft';
import type { ImportedFields, ImportedName } from '../imported-fields';
import type { Room } from '../room';

/** What the rows of a batch are planned with. */
export interface PlanContext {
  planning: Planning;
  batch: Batch;
  recorder: Recorder;
  settings: { currency: string; country: string };
  stages: readonly Stage[];
  /** The ids of the account's tags by their names in any spelling. */
  tags: ReadonlyMap<string, number>;
  /** What the account has room for, less what the rows so far take of it. */
  room: Room;
  /** The greatest position of the cards of each stage; a new card counts it up. */
  positions: Map<number, number>;
}

/** What a row does to a record, as it is worked out. */
export class RowChange {
  hasChanged = false;
  readonly warnings: string[] = [];
  /** Names of records that it makes besides, such as `+company:Forn Vell`. */
  readonly makes: string[] = [];
  /** Tags that it is the first row of the file to name, folded. */
  readonly newTags: string[] = [];
  missing: Record<string, string> = {};

  constructor(
    readonly draft: Draft,
    readonly line: number,
    private readonly context: PlanContext,
  ) {}

  /** Whether a field may get a value: in a known record, only an empty one may be filled. */
  mayFill(value: unknown): boolean {
    const { stored } = this.draft;
    return stored === null || this.context.planning.mapping.fill === 'overwrite' || isEmpty(value);
  }

  /** Writes a field whatever it held. */
  write<Name extends ImportedName>(field: Name, value: ImportedFields[Name]): void {
    const { draft } = this;
    const kind = this.context.recorder.kindOf(draft.entity);
    const now = { [field]: current(draft, field) };
    if (differing(kind, now, { [field]: value }).length === 0) return;
    draft.next[field] = value;
    draft.line = this.line;
    this.hasChanged = true;
  }

  /** Writes a field as the mode allows. */
  set<Name extends ImportedName>(field: Name, value: ImportedFields[Name]): void {
    if (this.mayFill(current(this.draft, field))) this.write(field, value);
  }

  /** Adds a tag to those that the record has. */
  tag(name: string): void {
    const { draft } = this;
    const id = this.context.tags.get(folded(name)) ?? null;
    const known = current(draft, 'tags') ?? [];
    if ((id !== null && known.includes(id)) || draft.tags.has(name)) return;
    if (id === null && !this.mayMake(folded(name))) {
      this.warnings.push(say(leadImportMessages['tag.leftOut'], { name }));
      return;
    }
    draft.tags.add(name);
    draft.line = this.line;
    this.hasChanged = true;
  }

  /** Whether a tag that the account does not have may be made. */
  private mayMake(tag: string): boolean {
    const { room } = this.context;
    if (room.newTags.has(tag)) return true;
    if (room.tags <= room.newTags.size) return false;
    room.newTags.add(tag);
    this.newTags.push(tag);
    return true;
  }

  /** Links a field to a record as the mode allows. */
  link(field: LinkName, to: Draft): void {
    const now = linked(this.draft, field);
    if (now === (to.id ?? to) || !this.mayFill(now)) return;
    this.draft.links.push({ field, to });
    this.draft.line = this.line;
    this.hasChanged = true;
  }

  /** Adds a contact to those that a communication was with. */
  linkOne(to: Draft): void {
    const { draft } = this;
    const known = current(draft, 'contactIds') ?? [];
    const isKnown = draft.links.some((link) => link.field === 'contactIds' && link.to === to);
    if (isKnown || (to.id !== null && known.includes(to.id))) return;
    draft.links.push({ field: 'contactIds', to });
    draft.line = this.line;
    this.hasChanged = true;
  }
}
