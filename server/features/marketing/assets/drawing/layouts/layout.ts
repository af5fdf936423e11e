import type { LayoutReason } from '../../../../../../shared/marketing/assets/picture';
import type { Given } from '../parts/given';
import type { Scene } from '../scene';

/** Arranges a picture, or says why the layout does not suit the input. */
export type Layout = (given: Given) => { scene: Scene } | { reason: LayoutReason };
