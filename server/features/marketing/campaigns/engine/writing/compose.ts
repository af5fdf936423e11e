import type { Block, Line } from '../../../../../../shared/marketing/campaigns/piece';
import { type Angle, parts } from '../../../../../../shared/marketing/campaigns/scales';
import { fold } from '../../../grammar/words/fold';
import type { Unit } from '../plan/unit';
import type { Size } from '../shapes/shape';
import { type Choice, type Desk, type Realized, realize } from './realize';
import { goesOn, opensOnPronoun, isDull, isRepetitive, saysAgain, tellsAgain } from './rhythm';

/** A text of several sentences, with the slot of each. */
export interface Composed {
  blocks: Block[];
  slots: string[];
  /** The shape of each slot's sentence. */
  shapes: Record<string, string>;
}

export interface Frame {
  angle: Angle;
  pieceKey: string;
  /** How a text is too long, too short or right. */
  measure: (blocks: readonly Block[]) => 'long' | 'short' | 'fits';
  /** A first sentence that no other angle may have. */
  isTaken?: (text: string) => boolean;
  /** How long a sentence may be, where every one has to be short. */
  mostEach?: number;
}

interface Said {
  unit: Unit;
  line: Line;
  shape: string;
}

const blocksOf = (said: readonly Said[]): Block[] =>
  parts.flatMap((part) => {
    const lines = said.filter(({ unit }) => unit.part === part).map(({ line }) => line);
    return lines.length > 0 ? [{ part, lines }] : [];
  });

/** What a sentence must be, the strictest wish first; one that has its shape keeps it. */
function passes(
  before: readonly string[],
  { material }: Desk,
  isFree: (text: string) => boolean,
  { isRequired }: Unit,
  isChosen: boolean,
) {
  const { ground, mentions } = material;
  const isFresh = (text: string) => !isRepetitive(before, text, mentions.short.the, ground.company.name);
  const { price } = ground.product;
  const hasPrice = (text: string) => price !== undefined && fold(text).includes(fold(price));
  const isPriceAgain = (text: string) => hasPrice(text) && before.some(hasPrice);
  const isNew = (text: string) => isFree(text) && !saysAgain(before, text) && !isPriceAgain(text);
  const isLively = (text: string) => isNew(text) && !isDull(before, text);
  const fresh = (text: string) => isLively(text) && isFresh(text);
  return [...(isChosen ? [] : [fresh]), isLively, ...(isRequired ? [isNew, isFree] : [])];
}

/** The sentences of some units in a length; undefined if a required one cannot be said. */
function say(
  units: readonly Unit[],
  sizeOf: (unit: Unit) => Size,
  frame: Frame,
  desk: Desk,
  choices: Map<string, Choice>,
): Said[] | undefined {
  const said: Said[] = [];
  const facts = desk.material.facts.map(({ text }) => text);
  for (const unit of units) {
    const texts = said.map(({ line }) => line.text);
    const told = new Set(texts.map(fold));
    const isFree = (text: string) =>
      !((unit.isNaming || said.length === 0) && goesOn(text)) &&
      !((unit.isNaming || said.length === 0) && opensOnPronoun(text)) &&
      !told.has(fold(text)) &&
      text.length <= (frame.mostEach ?? text.length) &&
      !tellsAgain(texts, text, facts) &&
      !(said.length === 0 && frame.isTaken?.(text) === true);
    const wanted = { size: sizeOf(unit), angle: frame.angle, pieceKey: frame.pieceKey };
    const chosen = choices.get(unit.slot);
    const found = passes(texts, desk, isFree, unit, chosen !== undefined)
      .map((accepts) => () => realize(unit, { ...wanted, accepts }, desk, chosen))
      .reduce<Realized | undefined>((first, next) => first ?? next(), undefined);
    if (!found) {
      if (unit.isRequired) return undefined;
      continue;
    }
    if (!chosen) choices.set(unit.slot, found.choice);
    said.push({ unit, line: found.line, shape: found.choice.shape.id });
  }
  return said;
}

const composed = (said: readonly Said[]): Composed => ({
  blocks: blocksOf(said),
  slots: said.map(({ unit }) => unit.slot),
  shapes: Object.fromEntries(said.map(({ unit, shape }) => [unit.slot, shape])),
});

/** Frees the shapes of sentences that were said on the way and stand nowhere. */
export function release(
  { usedShapes }: Desk,
  choices: ReadonlyMap<string, Choice>,
  stand: readonly Composed[],
): void {
  const kept = new Set(stand.flatMap(({ shapes }) => Object.values(shapes)));
  for (const { shape } of choices.values()) if (!kept.has(shape.id)) usedShapes.delete(shape.id);
}

const shorter: Record<Size, Size | undefined> = { L: 'M', M: 'S', S: undefined };

/**
 * The longest plan that fits: first all units at their longest, then the lowest-ranked go one after the other, then those
 * that are left become shorter, the lowest-ranked first. Undefined if even the shortest plan does not fit.
 */
export function compose(
  units: readonly Unit[],
  frame: Frame,
  desk: Desk,
  choices: Map<string, Choice>,
): Composed | undefined {
  const sizes = new Map<string, Size>(units.map(({ slot }) => [slot, 'L']));
  let kept = [...units];
  for (;;) {
    const said = say(kept, ({ slot }) => sizes.get(slot) ?? 'L', frame, desk, choices);
    if (said && frame.measure(blocksOf(said)) !== 'long') return composed(said);
    if (!said) return undefined;
    const byRank = kept.toSorted((a, b) => a.rank - b.rank);
    const extra = byRank.find(({ isRequired, isCore }) => !isRequired && !isCore);
    const largest = kept.some(({ slot }) => sizes.get(slot) === 'L') ? 'L' : 'M';
    const shrinking = byRank.find(({ slot }) => sizes.get(slot) === largest);
    const dropped = extra ?? (shrinking ? undefined : byRank.find(({ isRequired }) => !isRequired));
    if (dropped) kept = kept.filter((unit) => unit !== dropped);
    else if (shrinking) sizes.set(shrinking.slot, shorter[largest] ?? 'S');
    else return undefined;
  }
}
