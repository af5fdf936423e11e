import { isShelf } from '../../../products/analysis/shop-labels';
import { clauseOf, predicateOf, shrinkAs } from '../facts/say';
import type { Shape } from '../shapes/shape';
import { inOrder } from '../pick';
import type { Material, Told } from './material';
import type { Try } from './unit';

export const sentence = (text: string): Shape => ({ id: `as:${text}`, forms: { S: text, M: text, L: text } });
const withoutEnd = (text: string) => text.replace(/[.!]$/u, '');
const keepsCapital =
  /^(?:I|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)(?=[\s,’'])/u;
/** A sentence of the lexicon within another one. */
export const inner = (text: string) =>
  keepsCapital.test(text)
    ? withoutEnd(text)
    : text.charAt(0).toLocaleLowerCase('es') + withoutEnd(text).slice(1);

/** The slots that tell a fact: {p}, {c}, {s}, {f}. */
function factSlots(fact: Told, { about, mentions }: Material, isBrief = false) {
  const text = isBrief && fact.brief !== undefined ? shrinkAs(fact, fact.brief) : fact.small;
  const predicate = predicateOf(fact, about, text);
  const clause = clauseOf(fact, about, isBrief);
  return {
    p: predicate,
    c: clause,
    s: predicate === undefined ? clause : `${mentions.short.the} ${predicate}`,
    f: fact.pair || fact.form === 'verb' ? undefined : text,
  };
}

export const slotsOf = (fact: Told, material: Material): Pick<Try, 'slots' | 'brief'> => ({
  slots: factSlots(fact, material),
  brief: factSlots(fact, material, true),
});

/** A fact as it is, with its capital and its mark. */
export const asItIs = (fact: Told, material: Material): Try => ({
  own: [{ id: `fact:${fact.id}`, forms: { S: '{c}.', M: '{c}.', L: '{c}.' } }],
  facts: [fact],
  ...slotsOf(fact, material),
});

const plainName: Shape = { id: 'fact:named', forms: { S: '{the}: {c}.', M: '{s}.', L: '{s}.' } };

/** A quality stands beside a name, not after «with»: «the shirt, in three colours». */
const besideName = ({ forms }: Shape) => /^\{[^}]+\}(?: (?:de|from) \{company\})?[:,] \{f\}/u.test(forms.M);

const firstWord = (text: string) => /^[\p{L}]+/u.exec(text)?.[0] ?? '';

/** Shapes that do not hold the verb which they are given: «has a lamp that has», «it is a loaf that is». */
export const withoutVerb =
  (said: string | undefined) =>
  ({ forms }: Shape): boolean => {
    const verb = firstWord(said ?? '').replace(/n$/u, '');
    const own = new Set(
      forms.L.replace(/\{[^{}]*\}/gu, ' ')
        .toLocaleLowerCase('es')
        .match(/\p{L}+/gu)
        ?.map((word) => word.replace(/n$/u, '')),
    );
    return !own.has(verb) && !(isBeing.test(said ?? '') && /\}[^{]* (?:que|that) \{/u.test(forms.L));
  };
/** A fact that states an amount of money stands beside no price: «engraving for £8, £34». */
export const besidePrice =
  ({ text }: Told) =>
  ({ forms }: Shape): boolean =>
    !/[€$£]/u.test(text) || !/\{price\}/u.test(forms.L);

const isBeing = /^(?:es|son|está|están|is|are) /u;

/** What speaks of the seller, as years and clients do, is not told as a part of the product. */
export const ofSeller =
  ({ kind }: Told, said: string | undefined) =>
  ({ forms }: Shape): boolean =>
    !(kind === 'offer' && /(?:Con|With) \{/u.test(forms.L)) &&
    (kind !== 'proof' ||
      said !== undefined ||
      !/\{(?:the|a|your|our|this)\}|^(?:Y|And|Also) /u.test(forms.L));

/** A fact told plainly, by its form; a complete sentence needs no frame unless the product is to be named. */
export function telling(fact: Told, material: Material, isNaming = false): Try[] {
  const slots = slotsOf(fact, material);
  const one = { facts: [fact], ...slots };
  const bare = asItIs(fact, material);
  if (fact.pair && isShelf(fact.pair.label)) return isNaming ? [] : [bare];
  const named: Try[] = isNaming ? [{ own: [plainName], ...one }] : [];
  if (slots.slots?.p !== undefined)
    return [{ bank: 'tellVerb', only: withoutVerb(slots.slots.p), ...one }, bare, ...named];
  // «Con el bolso, lavar a mano» is said by nobody.
  if (material.about.language === 'es' && isDoing(fact.small)) return [bare, ...named];
  if (fact.form === 'quality') return [{ bank: 'tellPhrase', only: besideName, ...one }, bare, ...named];
  if (fact.form === 'noun')
    return [{ bank: 'tellPhrase', only: ofSeller(fact, undefined), ...one }, bare, ...named];
  return isNaming ? [bare, { bank: 'tellAny', only: ofSeller(fact, fact.kind), ...one }, ...named] : [bare];
}

/** A sentence with an «and» of its own takes no second one. */
const joins =
  (means: string) =>
  ({ forms }: Shape): boolean =>
    !/ y | e | ni |, | and /u.test(means) || !/, (?:y|and) \{means\}/u.test(forms.L);

/** A fact with what it does for its reader; told plainly where the lexicon knows nothing. */
export function consequence(fact: Told, material: Material, slot: string): Try[] {
  if (!fact.concept) return telling(fact, material);
  const { slots, brief } = slotsOf(fact, material);
  const meanings = inOrder(fact.concept.means, `${material.key}|${slot}`, ({ m }) => m);
  return [
    ...meanings.map(
      (meaning): Try => ({
        bank: 'consequences',
        only: (shape) => joins(meaning.m)(shape) && withoutVerb(slots?.p)(shape),
        facts: [fact],
        slots: { ...slots, means: inner(meaning.m) },
        brief: { ...brief, means: inner(meaning.s) },
        said: meaning.m,
      }),
    ),
    ...telling(fact, material),
  ];
}

const bareMeaning: Shape = { id: 'fact:means', forms: { S: '{means}.', M: '{means}.', L: '{means}.' } };

/** What a fact does that is told beside it; nothing where the lexicon knows nothing. */
export function meaning(fact: Told, material: Material, slot: string): Try[] {
  const means = inOrder(fact.concept?.means ?? [], `${material.key}|${slot}`, ({ m }) => m);
  return means.map(
    ({ s, m }): Try => ({
      own: [bareMeaning],
      facts: [fact],
      slots: { means: inner(m) },
      brief: { means: inner(s) },
      said: m,
    }),
  );
}

const determined =
  /^(?:the|a|an|one|your|too|yours|just|enough|el|la|los|las|un|una|tu|su|lo|demasiad[oa]s?)\s/iu;

/** What ends and what comes; `bare` where no article stands before it, so that «more» and «without» can. */
export const ending = (short: string | undefined, after: string | undefined) => ({
  ...{ short, after },
  'bare short': short !== undefined && determined.test(short) ? undefined : short,
  'bare after': after !== undefined && (determined.test(after) || isDoing(after)) ? undefined : after,
});

/** What ends can be something done: «copiar celda por celda». */
export const isDoing = (text: string): boolean => /^\p{L}+(?:ar|er|ir|arse|erse|irse)(?!\p{L})/u.test(text);
export const takesDoing = ({ forms }: Shape): boolean =>
  /(?:En vez de|en lugar de|Sin) \{/u.test(forms.S) || !/short\}/u.test(forms.S);

/** What comes can be a state, «montado al día siguiente», which stands after no «por» and no «a». */
const isDone =
  /^(?!(?:entrad|salid|llamad|jornad|bebid|comid|medid|tostad|ensalad|llegad|mirad|tirad|vuelt|parad|subid|bajad|recogid|partid|vid|lad|grad|estad|resultad|cuidad|helad|pescad|mercad|sonid|vestid|acabad|lavad)[oa]s?\s)\p{L}{2,}(?:ad|id|hech|puest|escrit|abiert|cubiert|resuelt)[oa]s?\s/iu;
const asNoun = /(?:por|[Dd]e \{short\} a|y más|Con \{the\},) \{(?:bare )?after\}/u;

/** What ends with a fact, beside what there is; nothing where the lexicon knows nothing. */
export function contrast(fact: Told, material: Material, slot: string): Try[] {
  if (!fact.concept) return [];
  const { slots, brief } = slotsOf(fact, material);
  const { after, without } = fact.concept;
  const pick = (texts: readonly string[]) => inOrder(texts, `${material.key}|${slot}`, (text) => text)[0];
  const more = ending(pick(without.short), pick(after));
  if (/,/u.test(more.after ?? '')) return [];
  const doesShort = isDoing(more.short ?? '');
  const needsNoun = isDoing(more.after ?? '') || isDone.test(more.after ?? '');
  const only = (shape: Shape) =>
    (!doesShort || takesDoing(shape)) && (!needsNoun || !asNoun.test(shape.forms.S));
  return [
    {
      bank: 'contrasts',
      facts: [fact],
      slots: { ...slots, ...more },
      brief: { ...brief, ...more },
      only,
    },
  ];
}
