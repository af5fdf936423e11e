import { invitationsApi } from '../../../../shared/accounts/endpoints';
import { accountMessages } from '../../../../shared/accounts/messages';
import type { MemberAccount } from '../../../../shared/auth/member-account';
import { hashToken } from '../../../platform/http/access';
import { conflict, forbidden, notFound } from '../../../platform/http/errors';
import type { RateLimits } from '../../../platform/http/limits/rate-limits';
import { route } from '../../../platform/http/route';
import { doerOf, logDone } from '../../../platform/accounts/log.queries';
import { invitation as invitationLimit } from '../limits';
import { acceptInvitation } from './accept-invitation';
import { findByToken, listOpen, withdrawInvitation } from './invitations.queries';
import { invite, inviteAgain, type InviteDeps } from './invite';

interface Deps extends InviteDeps {
  limits: RateLimits;
  now: () => Date;
}

export const invitationRoutes = ({ limits, now, ...deps }: Deps) => {
  /** Counts a mail that an account is about to send; throws 403 for the demo and 429 for too many. */
  const countMail = async ({ id, isDemo }: MemberAccount) => {
    if (isDemo) throw forbidden(accountMessages['demo.alone']);
    await limits.count(invitationLimit, String(id));
  };
  return [
    route(invitationsApi.list, async ({ owner }) => listOpen(deps.db, owner)),

    route(invitationsApi.create, async ({ owner, account, user, address, language, requireProof, body }) => {
      if (body.role === 'owner') requireProof('now');
      await countMail(account);
      return invite(deps, { owner, doer: doerOf({ user, address }, now()), language }, body);
    }),

    route(invitationsApi.resend, async ({ owner, account, user, address, language, params }) => {
      await countMail(account);
      return inviteAgain(deps, { owner, doer: doerOf({ user, address }, now()), language }, params.id);
    }),

    route(invitationsApi.withdraw, async ({ owner, user, address, params }) => {
      await deps.db.transaction(async (tx) => {
        const withdrawn = await withdrawInvitation(tx, owner, params.id);
        if (!withdrawn) throw notFound();
        await logDone(tx, owner, {
          ...doerOf({ user, address }, now()),
          kind: 'withdrawn',
          about: withdrawn.email,
        });
      });
      return null;
    }),

    route(invitationsApi.read, async ({ params }) => {
      const found = await findByToken(deps.db, hashToken(params.token), now());
      if (!found) throw conflict(accountMessages['invitation.over'], { code: 'invitation.over' });
      return found;
    }),

    route(invitationsApi.accept, ({ user, params, address }) =>
      deps.db.transaction(async (tx) => ({
        accountId: await acceptInvitation(tx, params.token, user, doerOf({ user, address }, now())),
      })),
    ),
  ];
};
