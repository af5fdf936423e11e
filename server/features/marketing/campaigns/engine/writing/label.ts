import { pieceLimits } from '../../../../../../shared/marketing/campaigns/limits';
import { inOrder } from '../pick';
import type { Material } from '../plan/material';
import { landingWords } from '../shapes/banks';
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

/** The label of a form's button, which says what sending it does. */
export function submitOf({ input, key, isSound }: Material, angle: string): string {
  const { goal, language } = input;
  const labels = inOrder(landingWords[language].submits[goal], `${key}|${angle}|submit`, (label) => label);
  const isFine = (text: string) => isSound({ text, facts: [], isSentence: false, canCite: false });
  return labels.find(isFine) ?? labels[0] ?? '';
}
