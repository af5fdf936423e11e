import type { Entry } from './entry';
import { accessoriesConcepts } from './words/accessories';
import { clothingConcepts } from './words/clothing';
import { devicesConcepts } from './words/devices';
import { furnitureConcepts } from './words/furniture';
import { kitchenConcepts } from './words/kitchen';
import { orderingConcepts } from './words/ordering';
import { softwareConcepts } from './words/software';
import { termsConcepts } from './words/terms';
import { washingConcepts } from './words/washing';

/** All concepts as the bank writes them. */
export const entries: readonly Entry[] = [
  ...accessoriesConcepts,
  ...clothingConcepts,
  ...devicesConcepts,
  ...furnitureConcepts,
  ...kitchenConcepts,
  ...orderingConcepts,
  ...softwareConcepts,
  ...termsConcepts,
  ...washingConcepts,
];
