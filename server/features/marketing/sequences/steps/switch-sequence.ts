import type { Sequence } from '../../../../../shared/marketing/sequences/endpoints';
import { sequenceMessages } from '../../../../../shared/marketing/sequences/messages';
import type { SequenceStatus } from '../../../../../shared/marketing/sequences/scales';
import { type Doer, logDone } from '../../../../platform/accounts/log.queries';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { conflict } from '../../../../platform/http/errors';
import { findProven } from '../sender/company-sender.queries';
import { lockCompany, lockSequence, readSequence, updateSequence } from './sequences.queries';

interface Deps {
  db: Db;
  now: () => Date;
}

/** Throws 409 for what keeps a sequence from being switched on. */
async function checkReady(tx: Db, owner: Owner, { marketingCompanyId, steps, simulatedAt }: Sequence) {
  if (steps.length === 0) throw conflict(sequenceMessages['on.noSteps']);
  if (steps.some(({ subject }) => subject === null)) throw conflict(sequenceMessages['on.notApproved']);
  const { replyTo, postalAddress } = await lockCompany(tx, owner, marketingCompanyId);
  if (!replyTo || !postalAddress) throw conflict(sequenceMessages['on.sender']);
  const proven = await findProven(tx, owner, marketingCompanyId);
  if (proven !== replyTo) throw conflict(sequenceMessages['on.unproven']);
  if (!simulatedAt) throw conflict(sequenceMessages['on.notSimulated']);
}

/** Switches a sequence on or off, or pauses it; what is due in one that is not on waits. The demo's was switched by nobody. */
export const switchSequence = (
  { db, now }: Deps,
  owner: Owner,
  { id, status, doer }: { id: number; status: SequenceStatus; doer?: Doer },
) =>
  db.transaction(async (tx) => {
    await lockSequence(tx, owner, id);
    if (status === 'on') await checkReady(tx, owner, await readSequence(tx, owner, id));
    const switchedBy = doer?.actor ?? null;
    await updateSequence(tx, owner, id, { status, problem: null, refusals: 0, switchedBy, updatedAt: now() });
    const sequence = await readSequence(tx, owner, id);
    const kind = status === 'on' ? 'sequenceOn' : 'sequenceOff';
    if (doer) await logDone(tx, owner, { ...doer, kind, about: sequence.name });
    return sequence;
  });
