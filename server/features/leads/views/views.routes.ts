import type { MemberAccount } from '../../../../shared/auth/member-account';
import { leadViews } from '../../../../shared/leads/views/endpoints';
import type { Owner } from '../../../platform/database/rows/owner';
import { route } from '../../../platform/http/route';
import { deleteView, insertView, listViews, updateView } from '../../../platform/views/views.queries';
import type { RecordDeps } from '../../../platform/acts/record-deps';

interface Caller {
  owner: Owner;
  user: { id: number };
  account: MemberAccount;
}

const whose = ({ owner, user, account }: Caller) => ({
  owner,
  member: user.id,
  mayShare: account.role !== 'reader',
  feature: 'leads',
});

export const viewRoutes = ({ db }: RecordDeps) => [
  route(leadViews.list, async (call) => listViews(db, whose(call))),
  route(leadViews.create, ({ body, ...caller }) => insertView(db, whose(caller), body)),
  route(leadViews.update, ({ params, body, ...caller }) =>
    updateView(db, whose(caller), params.viewId, body),
  ),
  route(leadViews.remove, ({ params, ...caller }) => deleteView(db, whose(caller), params.viewId)),
];
