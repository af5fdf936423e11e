import { randomUUID } from 'node:crypto';
import { folded } from '../../../../shared/plain-text';
import type { OwnedEntity } from '../../../../shared/leads/entities';
import { type FieldKind, fieldKinds, mostChoices } from '../../../../shared/leads/fields/scales';
import type { ImportMapping } from '../../../../shared/imports/schemas';
import type { Act } from '../../../platform/acts/act';
import { fieldsOf } from '../fields/own-fields.queries';
import { lockAccount } from '../../../platform/accounts/accounts.queries';
import { findSettings } from '../settings.queries';
import { listTags } from '../tags/tags.queries';

/** The ids of an account's tags by their names in any spelling. */
export async function tagsByName(tx: Act['tx'], owner: Act['doing']['owner']): Promise<Map<string, number>> {
  const tags = await listTags(tx, owner);
  return new Map(tags.map(({ id, name }) => [folded(name), id]));
}

/** The ids of tags by their names in any spelling; those that the account does not have are made. */
export async function tagsNamed(act: Act, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const known = await tagsByName(act.tx, act.doing.owner);
  const missing = new Map(
    names.filter((name) => !known.has(folded(name))).map((name) => [folded(name), name]),
  );
  const ids = await act.create(
    'tag',
    [...missing.values()].map((name) => ({ fields: { name } })),
  );
  for (const [index, key] of [...missing.keys()].entries()) known.set(key, ids[index] as number);
  return known;
}

const isKind = (kind: string): kind is FieldKind => (fieldKinds as readonly string[]).includes(kind);
const hasChoices = (kind: string) => kind === 'choice' || kind === 'choices';

/** A label that no other field has. */
function freeLabel(label: string, taken: Set<string>): string {
  let free = label;
  for (let number = 2; taken.has(folded(free)); number += 1) free = `${label} ${number}`;
  taken.add(folded(free));
  return free;
}

type Mapped = ImportMapping['columns'][number];

/** What is known of the account while own fields are made for columns. */
interface Making {
  entity: OwnedEntity;
  currency: string;
  /** Labels that fields have, folded. */
  taken: Set<string>;
}

/** The own field that a column with these values asks for. */
function newField(
  { label, kind: asked }: Extract<Mapped, { to: 'new' }>,
  given: readonly string[],
  { entity, currency, taken }: Making,
) {
  const values = given.filter((value) => value.length <= 100).slice(0, mostChoices);
  const kind = isKind(asked) && !(hasChoices(asked) && values.length === 0) ? asked : 'text';
  return {
    entity,
    kind,
    label: freeLabel(label, taken),
    required: false,
    choices: hasChoices(kind) ? values.map((value) => ({ id: randomUUID(), label: value })) : [],
    currency: kind === 'money' ? currency : null,
  };
}

/** Makes the own fields that columns ask for; resolves to the columns as they go into them. */
export async function makeFields(
  act: Act,
  { entity: asked, columns }: ImportMapping,
  valuesOf: readonly (string[] | null)[],
): Promise<ImportMapping['columns']> {
  const { tx, doing } = act;
  await lockAccount(tx, doing.owner);
  const entity = asked as OwnedEntity;
  const known = await fieldsOf(tx, doing.owner, entity);
  const { currency } = await findSettings(tx, doing.owner);
  const making = { entity, currency, taken: new Set(known.map(({ label }) => folded(label))) };
  const first = Math.max(-1, ...known.map(({ place }) => place)) + 1;
  const wanted = columns.flatMap((mapped, place) => (mapped.to === 'new' ? [{ ...mapped, place }] : []));
  const ids = await act.create(
    'field',
    wanted.map((mapped, index) => ({
      fields: { ...newField(mapped, valuesOf[mapped.place] ?? [], making), place: first + index },
    })),
  );
  const idAt = new Map(wanted.map(({ place }, index) => [place, ids[index] as number]));
  return columns.map((mapped, place) => {
    const id = idAt.get(place);
    const { dates, decimals } = mapped;
    return id === undefined
      ? mapped
      : { to: 'own', id, ...(dates && { dates }), ...(decimals && { decimals }) };
  });
}
