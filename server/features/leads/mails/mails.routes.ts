import type { User } from '../../../../shared/auth/tables';
import { leadMails, type MailSender } from '../../../../shared/leads/mails/endpoints';
import { mailMessages } from '../../../../shared/leads/mails/messages';
import { ownerOf } from '../../../platform/database/rows/owner';
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
  const { db, isDemo } = deps;
  const refuseDemo = (user: User) => {
    if (isDemo(user)) throw forbidden(mailMessages['sender.demo']);
  };
  const senderOf = async (user: User): Promise<MailSender> => {
    const { email, isProven } = await findSender(db, ownerOf(user));
    return { address: email, isProven, maySend: !isDemo(user) };
  };
  return [
    route(leadMails.list, ({ owner, params }) => listMails(db, owner, params.id)),
    route(leadMails.send, ({ owner, user, params, body }) => {
      refuseDemo(user);
      return sendMail(deps, owner, params.id, body);
    }),
    route(leadMails.cancel, ({ owner, params }) => cancelMail(deps, owner, params.id)),
    route(leadMails.log, ({ owner, user, body }) => logMessage(deps, { owner, user }, body)),
    route(leadMails.sender, ({ user }) => senderOf(user)),
    route(leadMails.askCode, async ({ user, language }) => {
      refuseDemo(user);
      await askCode(deps, user, language);
      return senderOf(user);
    }),
    route(leadMails.prove, async ({ user, body }) => {
      await proveSender(deps, user, body.code);
      return senderOf(user);
    }),
  ];
}
