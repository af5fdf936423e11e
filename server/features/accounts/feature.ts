import type { Feature } from '../../platform/feature';
import { forgettingCallers } from '../../platform/http/forgetting-callers';
import { deleteClosed } from './closing/closing.queries';
import { closingRoutes } from './closing/closing.routes';
import { deleteEnded, listOpen } from './invitations/invitations.queries';
import { invitationRoutes } from './invitations/invitations.routes';
import * as limits from './limits';
import { deleteLogBefore, exportLog } from './log/log.queries';
import { accountRoutes } from './members/accounts.routes';
import { listMembers } from './members/members.queries';
import { memberRoutes } from './members/members.routes';

export const accounts: Feature = {
  name: 'accounts',
  rooms: ['log', 'members', 'invitations', 'closing'],
  limits: Object.values(limits),
  expires: [
    { name: 'invitations', keptDays: 30, remove: deleteEnded },
    { name: 'log of accounts', keptDays: 365, remove: deleteLogBefore },
    { name: 'closed accounts', keptDays: 0, remove: deleteClosed },
  ],
  accountData: async (db, owner) => ({
    members: await listMembers(db, owner),
    invitations: await listOpen(db, owner),
    accountLog: await exportLog(db, owner),
  }),
  open(deps) {
    const routes = [
      ...accountRoutes(deps),
      ...memberRoutes(deps),
      ...invitationRoutes(deps),
      ...closingRoutes(deps),
    ];
    return { routes: routes.map((each) => forgettingCallers(each, deps.forgetCallers)) };
  },
};
