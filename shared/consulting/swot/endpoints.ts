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
  read: get('/api/companies/:companyId/swot', signedIn, undefined, {
    ...ofCompany,
    summary: 'Read the SWOT analysis of a company',
  }).returns<Swot>(),
  /**
   * Moves a strength, problem, opportunity or threat into another quadrant, at the end of the items of equal rank. It
   * keeps its text, level and department, also when it moves back; the company's lists change accordingly.
   */
  move: post('/api/companies/:companyId/swot/moves', signedIn, swotMove, {
    summary: 'Move an item to another quadrant',
    ...ofCompany,
    status: 200,
  }).returns<SwotMoved>(),
};
