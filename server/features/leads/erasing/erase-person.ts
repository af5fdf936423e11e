import type { Erasure } from '../../../../shared/leads/erasing/endpoints';
import type { Act } from '../../../platform/acts/act';
import { addToAct } from '../../../platform/acts/acts.queries';
import { redactChanges } from '../../../platform/acts/redact-changes.queries';
import { type Announce, announcement } from '../../../platform/announcements';
import type { Owner } from '../../../platform/database/rows/owner';
import { clearImports } from '../../../platform/imports/redact-imports.queries';
import { deleteChanges, deleteContacts, deleteTheirs, unlink } from './erase.queries';
import { listNamed } from './named.queries';
import { lockPerson, type Person } from './person.queries';
import { calling, identifying } from './words';

/** A person is erased; who follows deletes what else the account has stored of them, and says how much that was. */
export interface ErasedPerson {
  owner: Owner;
  username: string;
  emails: readonly string[];
  cleared: (what: 'enquiries', count: number) => void;
}

export const personErased = announcement<ErasedPerson>('personErased');

/** Matches nothing. */
const nothing = '$^';

/** Erases a person in an act that leaves no event, because it cannot be taken back. */
export async function erasePerson(
  act: Act,
  { ids, name, companyIds, ...called }: Person,
  { username, announce }: { username: string; announce: Announce },
): Promise<Erasure> {
  const { tx, doing } = act;
  const { owner } = doing;
  const person = { ids, name, companyIds, ...called };
  const pattern = identifying(person);
  const deleted = await deleteTheirs(tx, owner, ids);
  act.touch({ company: companyIds });
  act.touch(await unlink(tx, owner, ids, calling(person) ?? nothing));
  const consents = await deleteContacts(tx, owner, ids);
  const changes = await deleteChanges(tx, owner, { contact: ids, ...deleted });
  const { names, phones } = called;
  const imported = { feature: 'leads', entity: 'contact', ids, names, phones };
  const importLines = await clearImports(tx, owner, imported, pattern);
  if (pattern) await redactChanges(tx, owner, pattern);
  const counts: Erasure['counts'] = {
    communications: deleted.communication.length,
    tasks: deleted.task.length,
    ...{ consents, changes, importRows: importLines, enquiries: 0 },
  };
  const cleared: ErasedPerson['cleared'] = (what, count) => {
    counts[what] += count;
  };
  await announce(tx, personErased, { owner, username, emails: called.emails, cleared });
  await addToAct(tx, doing.act, 1);
  return { name, counts, named: pattern ? await listNamed(tx, owner, pattern) : [] };
}

/** Finds and locks the person of a contact. */
export const personOf = ({ tx, doing }: Act, id: number) => lockPerson(tx, doing.owner, id);
