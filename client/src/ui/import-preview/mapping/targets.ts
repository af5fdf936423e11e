import type { ImportField } from '@shared/imports/import';
import { lettersOf } from '@shared/plain-text';
import type { ShownImport } from '../import-kind';

/** Where the values of a column go. */
export type Mapped = ShownImport['mapping']['columns'][number];

/** A target as the value of an option. */
export function targetText(mapped: Mapped): string {
  if (mapped.to === 'field') return `field:${mapped.field}`;
  if (mapped.to === 'own') return `own:${mapped.id}`;
  if (mapped.to === 'new') return `new:${mapped.kind}`;
  return mapped.to;
}

/** The target that an option stands for; a new field gets `label`. */
export function targetIn(text: string, label: string): Mapped {
  const [to = '', ...rest] = text.split(':');
  const name = rest.join(':');
  if (to === 'field') return { to, field: name };
  if (to === 'own') return { to, id: Number(name) };
  if (to === 'new') return { to, label, kind: name };
  return { to: to === 'notes' ? 'notes' : 'skip' };
}

/** The field that a column goes into; undefined for one that the import makes, and for none. */
export function fieldOf(mapped: Mapped, fields: readonly ImportField[]): ImportField | undefined {
  if (mapped.to === 'field') return fields.find(({ name, own }) => !own && name === mapped.field);
  if (mapped.to === 'own') return fields.find(({ own }) => own?.id === mapped.id);
  return undefined;
}

/** What the field of a column takes; undefined where it goes into none. */
export const kindOf = (mapped: Mapped, fields: readonly ImportField[]): string | undefined =>
  mapped.to === 'new' ? mapped.kind : fieldOf(mapped, fields)?.kind;

/** The places of columns that go into a field which an earlier column has taken already. */
export function takenTwice(columns: readonly Mapped[], fields: readonly ImportField[]): Set<number> {
  const taken = new Set<string>();
  const twice = new Set<number>();
  for (const [place, mapped] of columns.entries()) {
    const field = fieldOf(mapped, fields);
    if (!field || field.several) continue;
    if (taken.has(field.name)) twice.add(place);
    taken.add(field.name);
  }
  return twice;
}

/** The choice with the name or code of a value; undefined for none. */
export const choiceNamed = (value: string, choices: readonly { value: string; label: string }[]) =>
  choices.find(
    (choice) => lettersOf(choice.label) === lettersOf(value) || lettersOf(choice.value) === lettersOf(value),
  )?.value;
