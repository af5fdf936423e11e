import { leadViews } from '../../../../shared/leads/views/endpoints';
import type { Owner } from '../../../platform/database/rows/owner';
import { route } from '../../../platform/http/route';
import { deleteView, insertView, listViews, updateView } from '../../../platform/views/views.queries';
import type { RecordDeps } from '../../../platform/acts/record-deps';

const whose = (owner: Owner) => ({ owner, feature: 'leads' });

export const viewRoutes = ({ db }: RecordDeps) => [
  route(leadViews.list, async ({ owner }) => listViews(db, whose(owner))),
  route(leadViews.create, ({ owner, body }) => insertView(db, whose(owner), body)),
  route(leadViews.update, ({ owner, params, body }) => updateView(db, whose(owner), params.viewId, body)),
  route(leadViews.remove, ({ owner, params }) => deleteView(db, whose(owner), params.viewId)),
];
