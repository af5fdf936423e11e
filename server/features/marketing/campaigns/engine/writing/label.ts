import { pieceLimits } from '../../../../../../shared/marketing/campaigns/limits';
import { inOrder } from '../pick';
import type { Material } from '../plan/material';
import { capitalised, withRegister } from '../surface/markup';

/** The labels that a goal's button can have, in the order that a slot gives them. */
export function labelsOf({ sector, input, key, isSound }: Material, slot: string): string[] {
  const { goal, register } = input;
  return inOrder(sector.actions[goal], `${key}|${slot}|cta`, (label) => label)
    .map((label) => capitalised(withRegister(label, register)))
    .filter((label) => Array.from(label).length <= pieceLimits.cta.most)
    .filter((text) => isSound({ text, facts: [], isSentence: false, canCite: false }));
}

/** The label of a piece's button. */
export const labelOf = (material: Material, slot: string): string => labelsOf(material, slot)[0] ?? '';
