import { problems, strengths } from '@shared/consulting/items/endpoints';
import { swotEntries } from '@shared/consulting/swot/endpoints';
import type { Quadrant } from '@shared/consulting/scales';
import { companyList, problemsOf, strengthsOf, swotOf } from '../reads';

/** How what stands in a quadrant is deleted: the inner half are the company's own strengths and problems. */
export const removalFrom = {
  strengths: strengths.remove,
  weaknesses: problems.remove,
  opportunities: swotEntries.remove,
  threats: swotEntries.remove,
} satisfies Record<Quadrant, unknown>;

/** What shows the analysis and the lists that it is made of. */
export const readsOfSwot = (companyId: number) => [
  swotOf(companyId),
  strengthsOf(companyId),
  problemsOf(companyId),
  companyList(),
];
