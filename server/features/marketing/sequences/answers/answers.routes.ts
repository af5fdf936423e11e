import { urlFor } from '../../../../../shared/http/params';
import { leadRepliesApi, mailHookApi } from '../../../../../shared/marketing/sequences/endpoints';
import { newToken } from '../../../../platform/http/access';
import { transact } from '../../../../platform/database/transact';
import type { FeatureDeps } from '../../../../platform/feature';
import { AppError, notFound } from '../../../../platform/http/errors';
import { limit } from '../../../../platform/http/limits/rate-limits';
import { route } from '../../../../platform/http/route';
import { sequenceMessages } from '../../../../../shared/marketing/sequences/messages';
import { lockLead } from '../../capture/leads/lead-states.queries';
import { listOfLead } from '../lists/messages-list.queries';
import { noteAnswer } from './answered';
import { findHook, findToken, setToken } from './mail-hooks.queries';
import { readMessage } from './read-message';
import { receiveMessage } from './receive-message';

/** The limit on messages from one address; a mail server hands over those of many people. */
export const mailsHandedOver = limit('mailsHandedOver', { points: 1_200, seconds: 5 * 60 });

export function answerRoutes(deps: FeatureDeps) {
  const { db, config, limits, now } = deps;
  const addressOf = (token: string | null) =>
    token && config.publicUrl + urlFor(mailHookApi.receive, { token });
  return [
    route(leadRepliesApi.messages, async ({ owner, params, textOf }) => {
      const messages = await listOfLead(db, owner, params.id);
      return messages.map((one) => ({ ...one, problem: one.problem && textOf(one.problem) }));
    }),

    route(leadRepliesApi.answered, ({ owner, params }) =>
      transact(db, async (tx) => {
        const lead = await lockLead(tx, owner, params.id);
        if (!lead || lead.deletedAt) throw notFound();
        const answeredAt = now();
        const answer = { owner, leadId: lead.id, at: answeredAt, via: 'person' } as const;
        return { answeredAt, stopped: await noteAnswer(tx, answer, answeredAt) };
      }),
    ),

    route(mailHookApi.read, async ({ owner, params }) => ({
      address: addressOf(await findToken(db, owner, params.id)),
    })),

    route(mailHookApi.rotate, async ({ owner, params }) => {
      await findToken(db, owner, params.id);
      const token = newToken();
      await setToken(db, owner, params.id, token, now());
      return { address: addressOf(token) };
    }),

    route(mailHookApi.receive, async ({ params, file, address }) => {
      await limits.count(mailsHandedOver, address);
      const hook = await findHook(db, params.token);
      const bytes = await file.bytes();
      if (!hook) throw notFound();
      const incoming = await readMessage(bytes);
      if (!incoming) throw new AppError(400, sequenceMessages['message.unread']);
      await receiveMessage(deps, hook, incoming);
      return { received: true } as const;
    }),
  ];
}
