import type { DemoClient } from '../demo-client';
import { advisers } from './advisers.es';
import { alone } from './alone.es';
import { food } from './food.es';
import { health } from './health.es';
import { industry } from './industry.es';
import { offices } from './offices.es';
import { shops } from './shops.es';
import { society } from './society.es';

/** The invented clients of a small consultancy. */
export const demoClients: readonly DemoClient[] = [
  ...food,
  ...health,
  ...advisers,
  ...offices,
  ...industry,
  ...shops,
  ...society,
  ...alone,
];
