import { del, get, patch, post, signedIn } from '../../http/endpoint';
import { viewMessages } from '../../views/messages';
import { viewChanges } from '../../views/schemas';
import type { SavedView } from '../../views/view';
import { newView } from './schemas';

const missing = viewMessages['view.missing'];

export const leadViews = {
  /** The views of all lists that everybody sees or the caller alone, in the order of each list. Readers write their own. */
  list: get('/api/leads/views', signedIn).returns<SavedView[]>(),
  create: post('/api/leads/views', signedIn, newView, {
    readersToo: true,
    conflicts: [viewMessages['view.most']],
  }).returns<SavedView>(),
  update: patch('/api/leads/views/:viewId', signedIn, viewChanges, {
    readersToo: true,
    missing,
  }).returns<SavedView>(),
  remove: del('/api/leads/views/:viewId', signedIn, undefined, {
    readersToo: true,
    missing,
  }).returns<null>(),
};
