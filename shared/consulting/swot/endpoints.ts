import { get, post, signedIn } from '../../http/endpoint';
import { ofCompany } from '../endpoint-words';
import { itemEndpoints } from '../items/endpoints';
import { newSwotEntry, swotEntryChanges, swotImport, swotMove } from './schemas';
import type { Swot, SwotMoved } from './swot';
import type { SwotEntry } from './tables';

/** Opportunities first, then threats. */
export const swotEntries = itemEndpoints('swot-entries', {
  create: newSwotEntry,
  import: swotImport,
  change: swotEntryChanges,
}).returning<SwotEntry>();

export const swot = {
  read: get('/api/companies/:companyId/swot', signedIn, undefined, ofCompany).returns<Swot>(),
  /**
   * Makes a strength, problem, opportunity or threat into another of the four, at the end of its equals. Its
   * text, level and department go along, and come back with it; the lists of the company follow.
   */
  move: post('/api/companies/:companyId/swot/moves', signedIn, swotMove, {
    ...ofCompany,
    status: 200,
  }).returns<SwotMoved>(),
};
