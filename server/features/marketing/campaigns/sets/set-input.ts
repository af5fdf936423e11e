import { dayIn } from '../../../../../shared/wall-time';
import type { Material } from '../pieces/ground-of';
import { groundOf } from '../pieces/ground-of';
import type { SetInput } from '../writing';
import type { StoredSet } from './set-writing.queries';

/** What a set is written from. */
export function setInput(
  material: Material,
  { language, audience, goal, wording }: Pick<StoredSet, 'language' | 'audience' | 'goal' | 'wording'>,
  now: Date,
): SetInput {
  return {
    ground: groundOf(material, { language, audience }),
    goal,
    sector: material.company.sector,
    category: material.product.category,
    wording,
    slot: dayIn(now, material.company.timezone),
  };
}
