import { folded } from '../../../../../shared/plain-text';
import type { Act } from '../../../../platform/acts/act';
import { findContactsNamed, findOpportunitiesTitled } from '../known-records.queries';
import { findWaiting, type WaitingLink } from '../waiting-links.queries';
import type { Batch } from './batch';
import type { Draft } from './draft';
import { waitingForEmail, waitingForName, waitingKey } from './links';
import { nameOf } from './role-addresses';

type Named = 'contact' | 'opportunity';

/** The links that records of a batch were waited for by, and the record of each key. */
export interface Arrived {
  waiting: readonly WaitingLink[];
  found: ReadonlyMap<string, number>;
}

const nameIn = (draft: Draft): string =>
  draft.entity === 'contact' ? nameOf(draft) : (draft.next.title ?? '');

/** The names of written records by the keys under which others wait for them. */
function namesIn({ drafts }: Batch) {
  const names = new Map<string, { entity: Named; name: string }>();
  for (const draft of drafts) {
    const { entity, id, next } = draft;
    const isNamed = 'firstName' in next || 'lastName' in next || 'title' in next;
    if (id === null || !isNamed || (entity !== 'contact' && entity !== 'opportunity')) continue;
    const name = nameIn(draft);
    if (name) names.set(waitingForName(entity, name), { entity, name });
  }
  return names;
}

/** Ids of the other system and addresses of contacts, which say whose they are. */
function sureIn(batch: Batch, system: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const { externalId, to } of batch.newExternal) {
    if (to.id !== null) found.set(waitingKey(system, to.entity, externalId), to.id);
  }
  for (const { entity, id, next } of batch.drafts) {
    if (entity !== 'contact' || id === null || !next.points) continue;
    for (const { kind, value } of next.points) {
      if (kind === 'email') found.set(waitingForEmail(value.toLowerCase()), id);
    }
  }
  return found;
}

/** What others waited for among the written records of a batch. A name counts while only one record has it. */
export async function findArrived({ tx, doing }: Act, batch: Batch, system: string): Promise<Arrived> {
  const { owner } = doing;
  const found = sureIn(batch, system);
  const names = namesIn(batch);
  const waiting = await findWaiting(tx, owner, [...found.keys(), ...names.keys()]);
  const asked = [...new Set(waiting.map(({ key }) => key))].flatMap((key) => names.get(key) ?? []);
  const namesOf = (one: Named) =>
    asked.filter(({ entity }) => entity === one).map(({ name }) => folded(name));
  const records = {
    contact: await findContactsNamed(tx, owner, namesOf('contact')),
    opportunity: await findOpportunitiesTitled(tx, owner, namesOf('opportunity')),
  };
  for (const { entity, name } of asked) {
    const [only, ...others] = records[entity].filter(({ wanted }) => wanted === folded(name));
    if (only && others.length === 0) found.set(waitingForName(entity, name), only.id);
  }
  return { waiting, found };
}
