import { dayIn } from '../../../../../shared/time/zone';
import { briefOf } from '../brief-of';
import { groundOf, type Material } from '../pieces/ground-of';
import type { SetInput } from '../writing';
import type { StoredSet } from './set-writing.queries';

/** What a set is written from. */
export function setInput(
  material: Material,
  { language, audience, goal, wording }: Pick<StoredSet, 'language' | 'audience' | 'goal' | 'wording'>,
  now: Date,
): SetInput {
  const { product, company } = material;
  const slot = dayIn(now, company.timezone);
  return {
    brief: briefOf(material, { language, audience, goal, slot, position: product.position }),
    ground: groundOf(material, { language, audience }),
    wording,
    slot,
  };
}
