import type { Erasure } from '../../../../shared/leads/erasing/endpoints';
import type { Act } from '../../../platform/acts/act';
import { addToAct } from '../../../platform/acts/acts.queries';
import { redactChanges, redactEvents } from '../../../platform/acts/redact-changes.queries';
import { type Announce, announcement } from '../../../platform/announcements';
import type { Owner } from '../../../platform/database/rows/owner';
import { clearImports } from '../../../platform/imports/redact-imports.queries';
import { deleteChanges, deleteContacts, deleteTheirs, type Unlinked, unlink } from './erase.queries';
import { listNamed } from './named.queries';
import { lockPerson, type Person } from './person.queries';
import { findOthers } from './others.queries';
import { type Finders, findersOf } from './words';

/** A person is erased; followers delete what else the account has stored about them, and report how much. */
export interface ErasedPerson {
  owner: Owner;
  emails: readonly string[];
  cleared: (what: 'enquiries', count: number) => void;
}

export const personErased = announcement<ErasedPerson>('personErased');

/**
 * Removes a person from texts about others; resolves to the number of changed import rows, and to the texts that
 * still name them.
 */
async function redact({ tx, doing }: Act, person: Person, finders: Finders, unlinked: Unlinked) {
  const { owner } = doing;
  const { identifying, calling } = finders;
  const imported = { feature: 'leads', entity: 'contact', ids: person.ids };
  const importRows = await clearImports(tx, owner, imported, identifying);
  if (identifying) await redactChanges(tx, owner, identifying);
  const { opportunity, communication } = unlinked;
  if (calling) await redactEvents(tx, owner, calling, { opportunity, communication });
  const names = person.names.filter((name) => name.includes(' '));
  const linked = { opportunities: opportunity, communications: communication };
  return { importRows, named: await listNamed(tx, owner, { names, identifying, calling, linked }) };
}

/** Erases a person in an act without events, because it cannot be undone. */
export async function erasePerson(
  act: Act,
  person: Person,
  { announce }: { announce: Announce },
): Promise<Erasure> {
  const { tx, doing } = act;
  const { owner } = doing;
  const { ids, name, companyIds } = person;
  const finders = findersOf(person, await findOthers(tx, owner, person));
  const { deleted, about } = await deleteTheirs(tx, owner, ids);
  act.touch(about);
  act.touch({ company: companyIds });
  const unlinked = await unlink(tx, owner, ids, finders.calling);
  const { opportunity, communication } = unlinked;
  act.touch({ opportunity, communication });
  act.touch(unlinked.told);
  const consents = await deleteContacts(tx, owner, ids);
  const changes = await deleteChanges(tx, owner, { contact: ids, ...deleted });
  const { importRows, named } = await redact(act, person, finders, unlinked);
  const counts: Erasure['counts'] = {
    contacts: person.binned,
    communications: deleted.communication.length,
    tasks: deleted.task.length,
    consents,
    changes,
    importRows,
    enquiries: 0,
  };
  const cleared: ErasedPerson['cleared'] = (what, count) => {
    counts[what] += count;
  };
  await announce(tx, personErased, { owner, emails: finders.emails, cleared });
  await addToAct(tx, doing.act, 1);
  return { name, counts, named };
}

/** Finds and locks the person of a contact. */
export const personOf = ({ tx, doing }: Act, id: number) => lockPerson(tx, doing.owner, id);
