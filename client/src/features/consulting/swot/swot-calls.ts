import { problems, strengths } from '@shared/consulting/items/endpoints';
import { swotEntries } from '@shared/consulting/swot/endpoints';
import type { Quadrant } from '@shared/consulting/scales';
import { companyList, problemsOf, strengthsOf, swotOf } from '../reads';

/**
 * The endpoint that deletes an item of each quadrant: strengths and weaknesses are the company's own
 * strengths and problems.
 */
export const removalFrom = {
  strengths: strengths.remove,
  weaknesses: problems.remove,
  opportunities: swotEntries.remove,
  threats: swotEntries.remove,
} satisfies Record<Quadrant, unknown>;

/** The queries that show the analysis or the lists it is made of. */
export const readsOfSwot = (companyId: number) => [
  swotOf(companyId),
  strengthsOf(companyId),
  problemsOf(companyId),
  companyList(),
];
