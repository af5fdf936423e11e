import type { Entry } from './entry';
import { accessoriesConcepts } from './words/accessories';
import { animalsConcepts } from './words/shops/animals';
import { breadConcepts } from './words/bread';
import { careConcepts } from './words/shops/care';
import { clothesConcepts } from './words/shops/clothes';
import { clothingConcepts } from './words/clothing';
import { devicesConcepts } from './words/devices';
import { furnitureConcepts } from './words/furniture';
import { housesConcepts } from './words/shops/houses';
import { kitchenConcepts } from './words/kitchen';
import { officesConcepts } from './words/shops/offices';
import { orderingConcepts } from './words/ordering';
import { plantsConcepts } from './words/shops/plants';
import { servicesConcepts } from './words/services';
import { softwareConcepts } from './words/software';
import { staysConcepts } from './words/stays';
import { tablesConcepts } from './words/shops/tables';
import { termsConcepts } from './words/terms';
import { thingsConcepts } from './words/things';
import { tradeConcepts } from './words/shops/trade';
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
  ...tablesConcepts,
  ...termsConcepts,
  ...thingsConcepts,
  ...tradeConcepts,
  ...tradesConcepts,
  ...washingConcepts,
  ...worksConcepts,
];
