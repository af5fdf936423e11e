import type { User } from '../../../../shared/auth/tables';
import { leadMails, type MailSender } from '../../../../shared/leads/mails/endpoints';
import { mailMessages } from '../../../../shared/leads/mails/messages';
import type { MemberAccount } from '../../../../shared/auth/member-account';
import type { FeatureDeps } from '../../../platform/feature';
import { forbidden } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import type { RecordDeps } from '../../../platform/acts/record-deps';
import { logMessage } from './log-message';
import { listMails } from './mails.queries';
import { askCode, proveSender } from './prove-sender';
import { cancelMail, sendMail } from './send-mail';
import { findSender } from './senders.queries';

export function mailRoutes(deps: FeatureDeps & RecordDeps) {
  const { db } = deps;
  const refuseDemo = ({ isDemo }: MemberAccount) => {
    if (isDemo) throw forbidden(mailMessages['sender.demo']);
  };
  const senderOf = async ({ user, account }: { user: User; account: MemberAccount }): Promise<MailSender> => {
    const { email, isProven } = await findSender(db, user.id);
    return { address: email, isProven, maySend: !account.isDemo };
  };
  return [
    route(leadMails.list, ({ owner, params }) => listMails(db, owner, params.id)),
    route(leadMails.send, ({ owner, account, user, params, body }) => {
      refuseDemo(account);
      return sendMail(deps, { owner, user }, params.id, body);
    }),
    route(leadMails.cancel, ({ owner, params }) => cancelMail(deps, owner, params.id)),
    route(leadMails.log, ({ owner, user, body }) => logMessage(deps, { owner, user }, body)),
    route(leadMails.sender, (caller) => senderOf(caller)),
    route(leadMails.askCode, async ({ user, account, language }) => {
      refuseDemo(account);
      await askCode(deps, user, language);
      return senderOf({ user, account });
    }),
    route(leadMails.prove, async ({ user, account, body }) => {
      await proveSender(deps, user, body.code);
      return senderOf({ user, account });
    }),
  ];
}
