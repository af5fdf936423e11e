import { z } from 'zod';
import { limits, line, rowId, withoutNul } from '../../fields';
import { messages } from '../../messages';
import { folded } from '../../plain-text';
import { day } from '../../record-fields';
import { fieldMessages } from './messages';
import { ownedEntities } from '../entities';
import { fieldKinds, mostChoices, mostFields, ownLimits } from './scales';

/** A renamed choice keeps its id; one without an id is new. */
const choice = z.object({
  id: z.string().max(40).optional(),
  label: line(messages['name.required'], ownLimits.label),
});

const choices = z
  .array(choice)
  .max(mostChoices)
  .refine(
    (list) => new Set(list.map(({ label }) => folded(label))).size === list.length,
    fieldMessages['choices.repeated'],
  );

const hasChoices = (kind: string) => kind === 'choice' || kind === 'choices';

export const newField = z
  .object({
    entity: z.enum(ownedEntities),
    kind: z.enum(fieldKinds),
    label: line(messages['name.required'], ownLimits.label),
    required: z.boolean().default(false),
    choices: choices.default([]),
  })
  .refine(({ kind, choices: list }) => !hasChoices(kind) || list.length > 0, {
    path: ['choices'],
    message: fieldMessages['choices.missing'],
  });

/** The kind of a field cannot change. */
export const fieldChanges = z
  .object({ label: line(messages['name.required'], ownLimits.label), required: z.boolean(), choices })
  .partial();

/** The fields of an entity in their new order. */
export const fieldOrder = z.object({
  entity: z.enum(ownedEntities),
  ids: z.array(rowId).min(1).max(mostFields),
});

/** A sort order by an own field. */
export const ownSort = z
  .string()
  .regex(/^-?own\.[1-9]\d{0,8}$/)
  .transform((name) => name as OwnSort);
export type OwnSort = `own.${number}` | `-own.${number}`;

/** A filter by an own field; each kind accepts what fits it. Days are ISO dates, and `to` is exclusive. */
const ownFilter = z.strictObject({
  any: z.array(z.string().max(40)).max(mostChoices).optional(),
  none: z.array(z.string().max(40)).max(mostChoices).optional(),
  contains: z.string().max(limits.name).check(withoutNul).optional(),
  from: z.union([z.number(), day]).optional(),
  to: z.union([z.number(), day]).optional(),
  empty: z.boolean().optional(),
});

/** Filters by own fields by field id; in the address they are named `own.12`. */
export const ownFilters = z.record(z.string().regex(/^[1-9]\d{0,8}$/), ownFilter);
export type OwnFilters = z.output<typeof ownFilters>;
