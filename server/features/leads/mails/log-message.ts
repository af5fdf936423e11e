import type { Written } from '../../../../shared/acts/entities';
import type { User } from '../../../../shared/auth/tables';
import type { LoggedMail } from '../../../../shared/leads/mails/endpoints';
import { mailMessages } from '../../../../shared/leads/mails/messages';
import type { MailToLog } from '../../../../shared/leads/mails/schemas';
import type { Act } from '../../../platform/acts/act';
import type { Owner } from '../../../platform/database/rows/owner';
import { invalid } from '../../../platform/http/errors';
import { checkLinks } from '../check-links';
import { doing, type RecordDeps } from '../../../platform/acts/record-deps';
import { lockAccount } from '../../../platform/accounts/accounts.queries';
import { contentIdOf } from './content-id';
import { findMessage, findPeople } from './messages.queries';

/**
 * Logs a message that was sent or received elsewhere as a communication with the contacts that have one of its
 * addresses, and about the record on whose page it was dropped. One that is there already is answered, and taken out of
 * the bin. Throws 400 when nobody has one of its addresses and it is about nothing, and 404 for a record that is not
 * there.
 */
export const logMessage = (
  deps: RecordDeps,
  caller: { owner: Owner; user: User },
  message: MailToLog,
): Promise<LoggedMail> =>
  deps.recorder.act(deps.db, doing(deps, caller, 'create', 'communication'), async (act) => {
    await lockAccount(act.tx, caller.owner);
    const { from, to, at, subject, body } = message;
    const messageId = message.messageId ?? contentIdOf({ from, to, at, subject, body });
    const known = await findMessage(act.tx, caller.owner, messageId);
    if (known) {
      if (known.isBinned) await act.restore('communication', [known.id]);
      return { id: known.id, isNew: false, act: known.isBinned ? act.doing.act : null };
    }
    const fields = await fieldsOf(act, caller.user, message);
    await checkLinks(act, deps.recorder.kindOf('communication'), fields);
    const [id] = await act.create('communication', [{ fields: { ...fields, messageId } }]);
    return { id: id as number, isNew: true, act: act.doing.act };
  });

async function fieldsOf(act: Act, { email }: User, message: MailToLog): Promise<Written<'communication'>> {
  const { from, to, at, subject, body, about } = message;
  const own = email.toLowerCase();
  const addresses = [...new Set([from ?? '', ...to])].filter((address) => address && address !== own);
  const people = await findPeople(act.tx, act.doing.owner, addresses, about.contactId);
  const ids = [...new Set([about.contactId ?? 0, ...people.map(({ id }) => id)])]
    .filter(Boolean)
    .slice(0, 100);
  if (ids.length === 0 && !about.companyId && !about.opportunityId) {
    throw invalid({ about: mailMessages['log.nobody'] }, mailMessages['log.nobody']);
  }
  const companies = [...new Set(people.flatMap(({ companyId }) => companyId ?? []))];
  const isFromThem = people.some(({ address }) => address === from);
  const isToThem = people.some(({ address }) => to.includes(address ?? ''));
  return {
    type: 'email',
    direction: from === own || (isToThem && !isFromThem) ? 'out' : 'in',
    subject,
    body,
    contactIds: ids,
    opportunityId: about.opportunityId,
    companyId: about.companyId ?? (companies.length === 1 ? companies[0] : null),
    occurredAt: at ?? act.doing.at.toISOString(),
  };
}
