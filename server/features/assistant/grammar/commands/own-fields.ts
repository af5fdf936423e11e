import type { RefKind } from '../../../../../shared/assistant/refs';
import { wordsOf } from '../names';
import { type ListedHit, listedItems, spend, take } from '../sentence';
import { fillers } from '../words/lexicon';
import { type Draft, draftOf, type Frame, put, spendTokens, takeDays } from './draft';
import { putChanged } from './mark-leads';
import { asks, starts } from './starts';
import { valueStart } from './take-text';

/** The records that have own fields, as fields and references call them. */
const kinds = { contact: 'contact', company: 'company', opportunity: 'deal' } as const;
type Entity = keyof typeof kinds;

const entityOf = ({ item: { code = '' } }: ListedHit) => code.split(':')[0] as Entity;
const kindOf = ({ item: { code = '' } }: ListedHit) => code.split(':')[1];

/** The fields of some records whose whole names stand in unused words. */
const fieldsIn = ({ sentence }: Draft, entities: readonly Entity[]): ListedHit[] =>
  listedItems(
    {
      ...sentence,
      listed: (kind: RefKind) =>
        sentence.listed(kind).filter((hit) => hit.isWhole && entities.includes(entityOf(hit))),
    },
    'field',
  );

/** A choice of the field, wherever it stands. */
function choiceIn({ sentence: { tokens, used } }: Draft, { item: { values = [] } }: ListedHit) {
  for (const value of values.toSorted((one, other) => other.length - one.length)) {
    const words = wordsOf(value);
    const from = tokens.findIndex((_, index) =>
      words.every((word, offset) => tokens[index + offset]?.plain === word && !used.has(index + offset)),
    );
    if (words.length > 0 && from >= 0) return { value, from, to: from + words.length };
  }
  return undefined;
}

/** What ends a value that is said in free words. */
const ends = new Set(['in', 'en', 'and', 'y', 'with', 'con']);

/** The words behind the name, up to one that belongs to something else; a denied value is none. */
function textBehind(draft: Draft, { to: behind }: ListedHit): string | undefined {
  const start = draft.tool.startsWith('change') ? valueStart(draft, behind, behind) : behind;
  const { tokens, used, text, marks } = draft.sentence;
  const isDenied = (index: number) =>
    marks.some(
      ({ from, to, concepts }) =>
        index >= from && index < to && concepts.some((each) => each === 'negation' || each === 'condition'),
    );
  let from = start;
  const isSkipped = (index: number) =>
    used.has(index) || (fillers.has(tokens[index]?.plain ?? '') && !tokens[index]?.isQuoted);
  while (from < tokens.length && isSkipped(from)) from += 1;
  let to = from;
  while (to < tokens.length && !used.has(to) && (to === from || !ends.has(tokens[to]?.plain ?? ''))) to += 1;
  const indexes = tokens.map((_, index) => index).slice(from, to);
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || indexes.some(isDenied)) return undefined;
  spendTokens(draft, indexes);
  return text.slice(first.start, last.end).replace(/["“”«»]/g, '');
}

const numberPattern = /^-?\d[\d.,]*$/;

/** A value as it is written behind the name of its field; undefined where none is said that fits. */
function valueOf(draft: Draft, hit: ListedHit): string | undefined {
  const { sentence } = draft;
  switch (kindOf(hit)) {
    case 'choice':
    case 'choices': {
      const choice = choiceIn(draft, hit);
      if (choice) spend(sentence, choice);
      return choice?.value;
    }
    case 'date':
      return takeDays(draft)?.ahead.from;
    case 'money': {
      const money = sentence.moneys.find(({ from }) => from >= hit.to && !sentence.used.has(from));
      if (money) spend(sentence, money);
      return money && String(money.minor / 10 ** sentence.known.digits);
    }
    case 'number': {
      const index = sentence.tokens.findIndex(
        ({ plain }, at) => at >= hit.to && !sentence.used.has(at) && numberPattern.test(plain),
      );
      if (index < 0) return undefined;
      spendTokens(draft, [index]);
      return sentence.tokens[index]?.plain.replace(',', '.');
    }
    case 'boolean':
      return yesOrNo(draft, hit);
    default:
      return textBehind(draft, hit);
  }
}

const answers: Readonly<Record<string, string>> = {
  yes: 'yes',
  si: 'yes',
  true: 'yes',
  no: 'no',
  false: 'no',
};

/** «Is a member: no»; the name alone says yes. */
function yesOrNo(draft: Draft, { to }: ListedHit): string {
  const { tokens, used } = draft.sentence;
  const index = tokens.findIndex(({ plain }, at) => at >= to && !used.has(at) && plain in answers);
  if (index >= 0) spendTokens(draft, [index]);
  return answers[tokens[index]?.plain ?? ''] ?? 'yes';
}

/** Sets an own field of the account that is named whole, with its value: «Allergy: gluten». */
export function putOwn(draft: Draft, entities: readonly Entity[]): boolean {
  const [hit] = fieldsIn(draft, entities);
  if (!hit) return false;
  const used = new Set(draft.sentence.used);
  spend(draft.sentence, hit);
  const value = valueOf(draft, hit);
  if (value === undefined) {
    draft.sentence.used.clear();
    for (const token of used) draft.sentence.used.add(token);
    return false;
  }
  return put(draft, 'own', `${hit.item.text.en}: ${value}`);
}

/** «Set the allergy of Amparo to nuts», «pon la alergia de Amparo a frutos secos». */
export const setOwn: Frame = (sentence) => {
  if (!starts(sentence, 'set', 'add') || asks(sentence)) return undefined;
  const draft = draftOf('change_contact', sentence);
  const entities = Object.keys(kinds) as Entity[];
  const hits = fieldsIn(draft, entities);
  const [hit] = hits;
  if (!hit) return undefined;
  const own = draft.sentence;
  // The same name may be a field of several kinds of records.
  const same = sentence
    .listed('field')
    .filter(({ isWhole, from, to }) => isWhole && from === hit.from && to === hit.to);
  take(own, 'set', 'add');
  spend(own, hit);
  const said = same.map((each) => kinds[entityOf(each)]);
  take(own, 'contact', 'company', 'deal');
  putChanged(draft, said);
  const field = same.find((each) => draft.tool === `change_${kinds[entityOf(each)]}`) ?? hit;
  const value = valueOf(draft, field);
  draft.needs.push('own');
  put(draft, 'own', value === undefined ? undefined : `${field.item.text.en}: ${value}`);
  return draft;
};
