import type { Ref, RefKind } from '../../../../../shared/assistant/refs';
import { find, has, type ListedHit, listedItems, type Sentence, spend, take, unusedWords } from '../sentence';
import { type Draft, draftOf, type Frame, put, putPeriod, putRecord, putTime, spendTokens } from './draft';
import { putCity } from './read-people';
import { asks, starts } from './starts';

/** How several records are spoken of. */
const plurals = {
  tasks: 'tasks to-dos reminders tareas recordatorios',
  deals: 'deals opportunities oportunidades tratos negocios',
  customers: 'customers clients clientes clientas',
  companies: 'companies firms empresas companias',
  contacts: 'contacts people contactos personas',
} as const;
type Many = keyof typeof plurals;

/** Of one word, what «every» makes several of. */
const singulars: Record<Many, string> = {
  tasks: 'task tarea',
  deals: 'deal opportunity oportunidad',
  customers: 'customer client cliente',
  companies: 'company empresa',
  contacts: 'contact person contacto persona',
};

const every = new Set(['every', 'each', 'cada']);
const isIn = (list: string, word: string) => list.split(' ').includes(word);

interface Noun {
  of: Many;
  from: number;
  to: number;
}

/** The first noun that means several records. */
function nounIn({ tokens, hits }: Sentence): Noun | undefined {
  for (const [index, { plain, isQuoted }] of tokens.entries()) {
    const isName = hits.some(({ level, tokens: named }) => level === 'exact' && named.includes(index));
    if (isQuoted || isName) continue;
    const isEach = every.has(tokens[index - 1]?.plain ?? '');
    const of = (Object.keys(plurals) as Many[]).find(
      (each) => isIn(plurals[each], plain) || (isEach && isIn(singulars[each], plain)),
    );
    if (of) return { of, from: index, to: index + 1 };
  }
  return undefined;
}

/** Whether many records are spoken of. */
export const isMany = (sentence: Sentence): boolean => nounIn(sentence) !== undefined;

/** Of two of a list one chooses the records, and the other is what is done: the one before the noun, else the last. */
function chosenAndDone(
  sentence: Sentence,
  kind: RefKind,
  noun: Noun,
): { chosen?: ListedHit | undefined; done?: ListedHit | undefined; isClear: boolean } {
  const items = listedItems(sentence, kind);
  const [first, second] = items;
  if (!first || !second) return { done: first, isClear: true };
  const isOwner = /['’]s$/i.test(sentence.tokens[first.to - 1]?.text ?? '');
  const isFirstDone = first.from < noun.from && second.from > noun.from && !isOwner;
  const [done, chosen] = isFirstDone ? [first, second] : [second, first];
  return { done, chosen, isClear: items.length === 2 };
}

function putItem(draft: Draft, name: string, item: ListedHit | undefined): void {
  if (!item) return;
  spend(draft.sentence, item);
  put(draft, name, item.ref);
}

/** Sets what is done and by which of the same list the records are chosen; whether that is clear. */
function putBoth(draft: Draft, kind: RefKind, [done, chosen]: [string, string], noun: Noun): boolean {
  const found = chosenAndDone(draft.sentence, kind, noun);
  putItem(draft, done, found.done);
  putItem(draft, chosen, found.chosen);
  draft.needs.push(done);
  return found.isClear;
}

const stageOf = ({ known }: Sentence, code: string): Ref | undefined =>
  known.lists.stage?.find((stage) => stage.code === code)?.ref;

/** What is done with all of them; undefined where it is nothing that can be done with many. */
function putDoing(draft: Draft, noun: Noun): boolean | undefined {
  const own = draft.sentence;
  const { of } = noun;
  if (starts(own, 'assign')) {
    take(own, 'assign');
    return putBoth(draft, 'member', ['to', 'assigned'], noun);
  }
  const isTag = starts(own, 'tagVerb') || (starts(own, 'set', 'add') && has(own, 'tag', 'tagVerb'));
  if (isTag && of !== 'tasks') {
    take(own, 'tagVerb', 'tagged', 'tag', 'set', 'add');
    return putBoth(draft, 'tag', ['tag', 'tagged'], noun);
  }
  if (of === 'tasks' && starts(own, 'set', 'done') && has(own, 'done')) {
    take(own, 'set', 'done');
    return put(draft, 'done', true);
  }
  if (of === 'tasks' && starts(own, 'postpone', 'move') && own.days.length > 0) {
    take(own, 'postpone', 'move');
    // «All tasks of today to Friday»: the first days choose them.
    if (own.days.length > 1) putPeriod(draft, 'period', 'ahead');
    draft.needs.push('due');
    return putTime(draft, 'due', 'ahead');
  }
  if (of !== 'deals' || !starts(own, 'move', 'set')) return undefined;
  if (has(own, 'wonVerb')) {
    take(own, 'move', 'set', 'wonVerb');
    return put(draft, 'into', stageOf(own, 'won'));
  }
  const stages = listedItems(own, 'stage');
  // Each that is lost has a reason of its own.
  if (stages.length === 0 || stages.some(({ item }) => item.code === 'lost')) return undefined;
  take(own, 'move', 'set', 'stage');
  return putBoth(draft, 'stage', ['into', 'stage'], noun);
}

const possessives = new Set(['my', 'mis', 'mias', 'mios']);

/** Whose they are: «my tasks» are of one member among several, and all of them of one alone. */
function putWhose(draft: Draft): boolean {
  const { sentence } = draft;
  const members = sentence.known.lists.member ?? [];
  if (draft.args.assigned !== undefined) return true;
  const [named] = listedItems(sentence, 'member').filter(
    ({ from }) => !possessives.has(sentence.tokens[from]?.plain ?? ''),
  );
  if (named) {
    // Somebody of this name may be a contact as well.
    if (
      sentence.hits.some(
        ({ kind, tokens }) =>
          kind === 'contact' && tokens.some((token) => token >= named.from && token < named.to),
      )
    )
      return false;
    putItem(draft, 'assigned', named);
    return true;
  }
  const isMine = sentence.tokens.some(({ plain, isQuoted }) => !isQuoted && possessives.has(plain));
  const me = members.find(({ also }) => also?.includes('me'));
  if (isMine && members.length > 1) put(draft, 'assigned', me?.ref);
  return !isMine || members.length < 2 || me !== undefined;
}

/** By what the records are chosen. */
function putChosen(draft: Draft, { of }: Noun): boolean {
  const own = draft.sentence;
  take(own, 'everyone', 'have', 'openState', 'company', 'contact', 'customer', 'deal', 'task', 'todo');
  if (of === 'tasks' && take(own, 'overdue')) {
    if (draft.args.period !== undefined) return false;
    put(draft, 'period', `/${own.known.today}`);
  }
  if (of === 'contacts') putRecord(draft, 'about', ['company']);
  if (of === 'deals' || of === 'tasks') {
    take(own, 'closes');
    putRecord(draft, 'about', ['company', 'contact']);
    if (draft.args.period === undefined) putPeriod(draft, 'period', 'ahead');
  } else putCity(draft);
  return putWhose(draft);
}

/** «Tag all contacts in Vigo with fair», «asigna todas las oportunidades de Acme a Marta». */
export const changeMany: Frame = (sentence) => {
  const noun = nounIn(sentence);
  if (!noun || asks(sentence)) return undefined;
  const draft = draftOf('change_many', sentence);
  const own = draft.sentence;
  put(draft, 'of', noun.of);
  if (find(own, 'hasToo') || !putDoing(draft, noun)) return undefined;
  spendTokens(draft, [noun.from]);
  if (!putChosen(draft, noun)) return undefined;
  // What would be left out might choose fewer records.
  const asked = draft.questions.map(({ name }) => name);
  const isWhole = draft.needs.every((name) => draft.args[name] !== undefined || asked.includes(name));
  return isWhole && unusedWords(own).length > 0 && !has(own, 'condition', 'negation') ? undefined : draft;
};
