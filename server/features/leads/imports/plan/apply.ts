import type { ContactPoint } from '../../../../../shared/leads/contacts/scales';
import { leadImportMessages } from '../../../../../shared/leads/imports/messages';
import { say } from '../../../../../shared/message';
import { folded } from '../../../../../shared/plain-text';
import { pointsOf } from './batch';
import type { PlanContext, RowChange } from './context';
import { current, type Draft } from './draft';
import type { ImportedName } from '../imported-fields';
import { isRole, nameOf } from './role-addresses';
import { samePoint } from '../want/points-in';
import type { Wanted } from '../want/wanted';

/** Adds lines to the notes that are not in them. */
function addLines(change: RowChange, field: 'notes' | 'description', lines: readonly string[]) {
  const known = current(change.draft, field) ?? '';
  const added = lines.filter((line) => !known.includes(line));
  if (added.length > 0) change.write(field, [known, ...added].filter(Boolean).join('\n').slice(0, 10_000));
}

/** Writes the plain fields of a row, its tags, own fields and notes. */
export function applyFields(
  change: RowChange,
  { fields, tags, own, extras }: Wanted,
  notes: 'notes' | 'description' | null,
): void {
  const { draft } = change;
  for (const [field, value] of Object.entries(fields) as [ImportedName, never][]) {
    // When a known record was made is not for a file to say.
    if (field !== 'createdAt' || draft.stored === null) change.set(field, value);
  }
  const values = { ...current(draft, 'own') };
  for (const [id, value] of Object.entries(own)) if (change.mayFill(values[id])) values[id] = value;
  if (Object.keys(own).length > 0) change.write('own', values);
  for (const tag of tags) change.tag(tag);
  if (notes && extras.length > 0) addLines(change, notes, extras);
}

/** Marks an address as shared in all contacts that have it. */
function share({ batch }: PlanContext, email: string, line: number) {
  for (const draft of batch.by('email', email)) {
    const points = pointsOf(draft);
    const isOpen = points.some((point) => samePoint(point, { kind: 'email', value: email }) && !point.shared);
    if (!isOpen) continue;
    draft.next.points = points.map((point) =>
      samePoint(point, { kind: 'email', value: email }) ? { ...point, shared: true } : point,
    );
    draft.line = line;
  }
}

/** An address as a contact gets it: shared when it is a role's and others have it; null when it is another's own. */
function addressFor(context: PlanContext, change: RowChange, point: ContactPoint): ContactPoint | null {
  const others = context.batch.by('email', point.value).filter((draft) => draft !== change.draft);
  const [holder] = others;
  if (!holder) return point;
  const isShared =
    isRole(point.value) ||
    others.every((draft) => pointsOf(draft).some((known) => samePoint(known, point) && known.shared));
  if (isShared) {
    share(context, point.value, change.line);
    return { ...point, shared: true };
  }
  const names = { email: point.value, name: nameOf(holder) };
  change.warnings.push(say(leadImportMessages['email.elsewhere'], names));
  return null;
}

/** Adds points that a contact does not have; one that replaces others becomes the primary one of its kind. */
export function applyPoints(context: PlanContext, change: RowChange, wanted: readonly ContactPoint[]): void {
  const { draft } = change;
  let points = pointsOf(draft);
  const before = points;
  for (const kind of ['email', 'phone'] as const) {
    const had = points.filter((point) => point.kind === kind).length;
    if (!change.mayFill(had > 0 ? had : null)) continue;
    for (const point of wanted.filter((each) => each.kind === kind)) {
      if (points.some((known) => samePoint(known, point))) continue;
      const own = kind === 'email' ? addressFor(context, change, point) : point;
      if (!own || points.length >= 50) continue;
      const primary = own.primary && (had === 0 || change.draft.stored !== null);
      if (primary)
        points = points.map((known) => (known.kind === kind ? { ...known, primary: false } : known));
      points = [...points, { ...own, primary }];
    }
  }
  if (points !== before) change.write('points', points);
  for (const { kind, value } of points) if (kind === 'email') context.batch.add('email', value, draft);
}

/** Warns that a row changes somebody who has its address under another name. */
export function warnOfName(change: RowChange, wanted: Wanted): void {
  const { draft } = change;
  const asked = folded([wanted.fields.firstName, wanted.fields.lastName].filter(Boolean).join(' '));
  const known = nameOf(draft);
  const [email] = (wanted.points ?? []).filter(({ kind }) => kind === 'email');
  if (draft.stored === null || asked === '' || !email || folded(known) === asked) return;
  change.warnings.push(say(leadImportMessages['email.otherName'], { email: email.value, name: known }));
}

/** The contact that a row is about, by its addresses: a role's address counts with the name only. */
export function contactByAddress({ batch }: PlanContext, wanted: Wanted): Draft | undefined {
  const asked = folded([wanted.fields.firstName, wanted.fields.lastName].filter(Boolean).join(' '));
  for (const { kind, value } of wanted.points ?? []) {
    if (kind !== 'email') continue;
    const holders = batch.by('email', value);
    const isShared = (draft: Draft) =>
      pointsOf(draft).some((known) => samePoint(known, { kind, value }) && known.shared);
    const found = holders.find((draft) => {
      const name = folded(nameOf(draft));
      return isRole(value) || isShared(draft) ? asked === '' || name === '' || name === asked : true;
    });
    if (found) return found;
  }
  return undefined;
}
