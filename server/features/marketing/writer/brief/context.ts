import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import type { Brief } from '../../campaigns/brief';
import type { Blueprints } from '../blueprint/load';
import type { Answers } from './answers';
import type { Slots } from './slots';

/** Lines that a body shows as a list, by the names of the blueprints. */
export type Lists = Readonly<Record<string, readonly Line[]>>;

/** A brief, read once for all its pieces. */
export interface Context {
  brief: Brief;
  answers: Answers;
  slots: Slots;
  lists: Lists;
  /** What conditions ask besides slots and lists. */
  flags: ReadonlySet<string>;
  blueprints: Blueprints;
}
