import type { Entry } from './entry';
import { accessoriesConcepts } from './words/accessories';
import { breadConcepts } from './words/bread';
import { clothingConcepts } from './words/clothing';
import { devicesConcepts } from './words/devices';
import { furnitureConcepts } from './words/furniture';
import { kitchenConcepts } from './words/kitchen';
import { orderingConcepts } from './words/ordering';
import { servicesConcepts } from './words/services';
import { animalsConcepts } from './words/shops/animals';
import { careConcepts } from './words/shops/care';
import { clothesConcepts } from './words/shops/clothes';
import { diningConcepts } from './words/shops/dining';
import { housesConcepts } from './words/shops/houses';
import { officesConcepts } from './words/shops/offices';
import { plantsConcepts } from './words/shops/plants';
import { tradeConcepts } from './words/shops/trade';
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
  ...animalsConcepts,
  ...breadConcepts,
  ...careConcepts,
  ...clothesConcepts,
  ...clothingConcepts,
  ...devicesConcepts,
  ...furnitureConcepts,
  ...housesConcepts,
  ...kitchenConcepts,
  ...officesConcepts,
  ...orderingConcepts,
  ...plantsConcepts,
  ...servicesConcepts,
  ...softwareConcepts,
  ...staysConcepts,
  ...diningConcepts,
  ...termsConcepts,
  ...thingsConcepts,
  ...tradeConcepts,
  ...tradesConcepts,
  ...washingConcepts,
  ...worksConcepts,
];
