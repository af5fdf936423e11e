import { randomUUID } from 'node:crypto';
import type { Invitation } from '../../../../shared/accounts/endpoints';
import { accountMessages } from '../../../../shared/accounts/messages';
import { invitationDays, type NewInvitation, peopleLimits } from '../../../../shared/accounts/schemas';
import { invitationTexts } from '../../../../shared/accounts/texts/invitation';
import { accountPages } from '../../../../shared/auth/addresses';
import { addressOf } from '../../../../shared/http/address';
import type { RefusalCode } from '../../../../shared/http/refusal-codes';
import type { Language } from '../../../../shared/languages';
import type { Config } from '../../../platform/config';
import { lockAccount } from '../../../platform/accounts/accounts.queries';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { hashToken, newToken } from '../../../platform/http/access';
import { conflict, invalid, notFound } from '../../../platform/http/errors';
import type { Jobs } from '../../../platform/jobs/jobs';
import { queueMail } from '../../../platform/mail/mail-queue';
import { secretLetter } from '../../../platform/mail/secret-letter';
import { type Doer, logDone } from '../../../platform/accounts/log.queries';
import {
  countMembers,
  countOpen,
  expireInvitation,
  findOpen,
  findRoleOf,
  insertInvitation,
  renewInvitation,
  withdrawHandingOver,
} from './invitations.queries';

export interface InviteDeps {
  db: Db;
  jobs: Jobs;
  config: Pick<Config, 'publicUrl'>;
}

/** Where an invitation goes, and who sends it. */
interface Sending {
  owner: Owner;
  doer: Doer;
  language: Language;
}

const day = 24 * 60 * 60 * 1_000;

/** Stores an invitation and mails its link. Throws 409 for a member, an address invited already, and a full account. */
export const invite = (
  deps: InviteDeps,
  sending: Sending,
  { email, role }: NewInvitation,
): Promise<Invitation> =>
  deps.db.transaction(async (tx) => {
    const { owner, doer } = sending;
    await lockAccount(tx, owner);
    await expireInvitation(tx, owner, email, doer.at);
    if (role === 'owner') await requireSuccessor(tx, owner, email);
    else await requireNewcomer(tx, owner, email);
    if (await findOpen(tx, owner, email)) throw atEmail('invited.again');
    if ((await countOpen(tx, owner)) >= peopleLimits.invitations)
      throw conflict(accountMessages['invitations.full'], { code: 'account.full' });
    const link = newLink(doer.at);
    const made = await insertInvitation(tx, owner, {
      email,
      role,
      invitedBy: doer.actor.name,
      createdAt: doer.at,
      ...link.stored,
    });
    await mailLink(tx, deps, { ...sending, email, token: link.token });
    await logDone(tx, owner, { ...doer, kind: 'invited', about: email });
    return made;
  });

/** Mails an open invitation again; the link of the mail before stops working. Throws 404 when there is none. */
export const inviteAgain = (deps: InviteDeps, sending: Sending, id: number): Promise<Invitation> =>
  deps.db.transaction(async (tx) => {
    const { owner, doer } = sending;
    const link = newLink(doer.at);
    const renewed = await renewInvitation(tx, owner, id, link.stored);
    if (!renewed) throw notFound();
    await mailLink(tx, deps, { ...sending, email: renewed.email, token: link.token });
    await logDone(tx, owner, { ...doer, kind: 'resent', about: renewed.email });
    return renewed;
  });

function newLink(at: Date) {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + invitationDays * day);
  return { token, stored: { tokenHash: hashToken(token), expiresAt } };
}

/** An account is handed over to a member; whoever was asked before is asked no longer. */
async function requireSuccessor(tx: Db, owner: Owner, email: string) {
  const role = await findRoleOf(tx, owner, email);
  if (!role) throw invalid({ email: accountMessages['member.none'] });
  if (role === 'owner') throw atEmail('member.again', 'member.again');
  await withdrawHandingOver(tx, owner);
}

async function requireNewcomer(tx: Db, owner: Owner, email: string) {
  if (await findRoleOf(tx, owner, email)) throw atEmail('member.again', 'member.again');
  if ((await countMembers(tx, owner)) >= peopleLimits.members)
    throw conflict(accountMessages['account.full'], { code: 'account.full' });
}

function atEmail(name: 'member.again' | 'invited.again', code?: RefusalCode) {
  const said = accountMessages[name];
  return conflict(said, { ...(code && { code }), fields: { email: said } });
}

function mailLink(
  tx: Db,
  { jobs, config }: Pick<InviteDeps, 'jobs' | 'config'>,
  { email, token, language }: Sending & { email: string; token: string },
) {
  const says = invitationTexts[language];
  const url = config.publicUrl + addressOf(accountPages.invitation, {}, { token });
  const letter = secretLetter(email, language, says, [{ kind: 'link', label: says.button, url }]);
  return queueMail(tx, jobs, `invitation-${randomUUID()}`, letter);
}
