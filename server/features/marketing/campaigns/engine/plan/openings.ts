import { inOrder } from '../pick';
import { isDone, kindOf } from './kind';
import type { Material, Told } from './material';
import { inner, sentence } from './tries';
import type { Try } from './unit';

/** A brand stands without an article where a thing has one: «looking for Relevo?». */
const nameless = ({ mentions: { short } }: Material) => ({ a: short.a ?? short.the });

/** What is done for its buyer is not worn, unpacked or new: «¿Estrenas una revisión?». */
const suits = (text: string, { about, input }: Material): boolean =>
  !(about.isService === true || isDone(input)) ||
  !/estren|unbox|unwrap|brand[- ]new|break(?:s|ing)? in\b/iu.test(text);

/** Openers that suit how a product is bought. */
function banked(move: 'Questions' | 'Situations', material: Material): Try[] {
  const kind = kindOf(material);
  return kind === undefined ? [] : [{ bank: `${kind}${move}`, facts: [], slots: nameless(material) }];
}

/** A question that opens: of the lexicon, of the sector, or one about the product. */
export function question(fact: Told | undefined, material: Material, slot: string): Try[] {
  const key = `${material.key}|${slot}`;
  const asked = inOrder(fact?.concept?.without.questions ?? [], key, (text) => text);
  const situations = material.sector.situations[material.input.audience];
  const ofSector = inOrder(situations, key, ({ question: text }) => text)
    .filter(({ question: text }) => suits(text, material))
    .map((one) => sentence(one.question));
  return [
    ...(asked.length > 0 ? [{ own: asked.map(sentence), facts: [] }] : []),
    ...(ofSector.length > 0 ? [{ own: ofSector, facts: [] }] : []),
    ...banked('Questions', material),
    { bank: 'questions', facts: [], slots: nameless(material) },
  ];
}

/** The reader's day without the thing, or a moment of it. */
export function scene(fact: Told | undefined, material: Material, slot: string): Try[] {
  const key = `${material.key}|${slot}`;
  const scenes = inOrder(fact?.concept?.without.scenes ?? [], key, (text) => text);
  const framed = scenes.map((text): Try => ({ bank: 'scenes', facts: [], slots: { scene: inner(text) } }));
  const bare: Try[] = scenes.length > 0 ? [{ own: scenes.map(sentence), facts: [] }] : [];
  return [...bare, ...framed, ...situation(material, slot)];
}

/** A moment of the reader: of the sector, or one with the product in it. */
export function situation(material: Material, slot: string): Try[] {
  const situations = material.sector.situations[material.input.audience];
  const ofSector = inOrder(situations, `${material.key}|${slot}`, ({ scene: text }) => text).filter(
    ({ scene: text }) => suits(text, material),
  );
  return [
    { own: ofSector.map((one) => sentence(one.scene)), facts: [] },
    ...banked('Situations', material),
    { bank: 'situations', facts: [], slots: nameless(material) },
  ];
}
