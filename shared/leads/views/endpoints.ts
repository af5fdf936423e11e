import { del, get, patch, post, signedIn } from '../../http/endpoint';
import { viewMessages } from '../../views/messages';
import { viewChanges } from '../../views/schemas';
import type { SavedView } from '../../views/view';
import { newView } from './schemas';

const missing = viewMessages['view.missing'];

export const leadViews = {
  /** The views of all lists, in the order of each list. */
  list: get('/api/leads/views', signedIn).returns<SavedView[]>(),
  create: post('/api/leads/views', signedIn, newView, {
    conflicts: [viewMessages['view.most']],
  }).returns<SavedView>(),
  update: patch('/api/leads/views/:viewId', signedIn, viewChanges, { missing }).returns<SavedView>(),
  remove: del('/api/leads/views/:viewId', signedIn, undefined, { missing }).returns<null>(),
};
