import type { RefKind } from '../../../../../shared/assistant/refs';
import { has, take, unusedWords } from '../sentence';
import { draftOf, type Frame, put, putRecord } from './draft';
import { starts, takeAsking } from './starts';
import { takeText } from './take-text';

const recordKinds: readonly RefKind[] = [
  'contact',
  'company',
  'deal',
  'task',
  'product',
  'campaign',
  'lead',
  'brand',
  'business',
];

const withHistory: readonly RefKind[] = ['contact', 'company', 'deal', 'task', 'communication', 'product'];

const nouns = [
  'contact',
  'company',
  'deal',
  'task',
  'product',
  'campaign',
  'lead',
  'customer',
  'report',
] as const;

/** The kinds that a noun leaves. */
function kindsSaid(sentence: Parameters<Frame>[0]): readonly RefKind[] {
  const said = recordKinds.filter(
    (kind) => nouns.some((noun) => noun === kind) && has(sentence, kind as (typeof nouns)[number]),
  );
  return said.length > 0 ? said : recordKinds;
}

/** Whether several are spoken of: «open deals» are a list. */
const isPlural = ({ marks, tokens }: Parameters<Frame>[0]): boolean => {
  const noun = marks.find(({ concepts }) => nouns.some((each) => concepts.includes(each)));
  return noun !== undefined && /s$/.test(tokens[noun.from]?.plain ?? '');
};

/** The record that is named. */
export const fetchRecord: Frame = (sentence) => {
  if (!starts(sentence, 'open', 'show', 'find') || isPlural(sentence)) return undefined;
  const draft = draftOf('fetch', sentence);
  const kinds = kindsSaid(sentence);
  takeAsking(draft.sentence);
  if (!putRecord(draft, 'record', kinds)) return undefined;
  take(draft.sentence, ...nouns);
  return draft;
};

/** «What is the phone of Lucía?»: the record, which shows it. */
export const fieldOf: Frame = (sentence) => {
  const isField = has(sentence, 'phone', 'email', 'city', 'jobTitle', 'website');
  if (!isField) return undefined;
  const isAsked = has(sentence, 'which', 'howMuch', 'show') || starts(sentence, 'phone', 'email');
  const draft = draftOf('fetch', sentence);
  take(draft.sentence, 'phone', 'email', 'city', 'jobTitle', 'website');
  takeAsking(draft.sentence);
  if (!putRecord(draft, 'record', ['contact', 'company'])) return undefined;
  return isAsked || unusedWords(draft.sentence).length === 0 ? draft : undefined;
};

/** «Who looks after Acme?»: the record, which says so. */
export const keeperOf: Frame = (sentence) => {
  if (!has(sentence, 'keeper') || isPlural(sentence)) return undefined;
  const draft = draftOf('fetch', sentence);
  take(draft.sentence, 'keeper', ...nouns);
  return putRecord(draft, 'record', ['company', 'contact', 'deal', 'task'], true) ? draft : undefined;
};

/** «How is Acme going?», «¿cómo va lo de Acme?»: what is known of it. */
export const howGoes: Frame = (sentence) => {
  if (!has(sentence, 'howGoes') || isPlural(sentence)) return undefined;
  const draft = draftOf('fetch', sentence);
  const kinds = kindsSaid(sentence);
  takeAsking(draft.sentence);
  take(draft.sentence, 'campaignFigures', ...nouns);
  return putRecord(draft, 'record', kinds) ? draft : undefined;
};

export const searchWords: Frame = (sentence) => {
  if (!starts(sentence, 'find', 'open')) return undefined;
  const draft = draftOf('search', sentence);
  takeAsking(draft.sentence);
  const words = takeText(draft);
  return put(draft, 'words', words || undefined) ? draft : undefined;
};

export const history: Frame = (sentence) => {
  if (!has(sentence, 'history')) return undefined;
  const draft = draftOf('history', sentence);
  take(draft.sentence, 'history');
  take(draft.sentence, 'thisOne', ...nouns);
  putRecord(draft, 'record', withHistory, true);
  return draft;
};

/** A name alone: the record is shown. */
export const bareName: Frame = (sentence) => {
  const draft = draftOf('fetch', sentence);
  const kinds = kindsSaid(sentence);
  take(draft.sentence, ...nouns);
  takeAsking(draft.sentence);
  if (!putRecord(draft, 'record', kinds)) return undefined;
  return unusedWords(draft.sentence).length === 0 ? draft : undefined;
};

export const undoAct: Frame = (sentence) => {
  if (!starts(sentence, 'undo')) return undefined;
  const draft = draftOf('undo_act', sentence);
  take(draft.sentence, 'undo');
  return draft;
};
