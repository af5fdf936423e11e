import type { Entry } from './entry';
import { accessoriesConcepts } from './words/accessories';
import { breadConcepts } from './words/bread';
import { clothingConcepts } from './words/clothing';
import { devicesConcepts } from './words/devices';
import { furnitureConcepts } from './words/furniture';
import { kitchenConcepts } from './words/kitchen';
import { orderingConcepts } from './words/ordering';
import { servicesConcepts } from './words/services';
import { softwareConcepts } from './words/software';
import { staysConcepts } from './words/stays';
import { termsConcepts } from './words/terms';
import { thingsConcepts } from './words/things';
import { tradesConcepts } from './words/trades';
import { washingConcepts } from './words/washing';
import { worksConcepts } from './words/works';

/** All concepts as the bank writes them. */
export const entries: readonly Entry[] = [
  ...accessoriesConcepts,
  ...breadConcepts,
  ...clothingConcepts,
  ...devicesConcepts,
  ...furnitureConcepts,
  ...kitchenConcepts,
  ...orderingConcepts,
  ...servicesConcepts,
  ...softwareConcepts,
  ...staysConcepts,
  ...termsConcepts,
  ...thingsConcepts,
  ...tradesConcepts,
  ...washingConcepts,
  ...worksConcepts,
];
