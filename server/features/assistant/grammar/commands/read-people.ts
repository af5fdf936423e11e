import { has, take } from '../sentence';
import { type Draft, draftOf, type Frame, put, putListed, putPeriod, putRecord, takeDays } from './draft';
import { putOwn } from './own-fields';
import { addMonths } from '../time/days';
import { takeAsking } from './starts';
import { fillers } from '../words/lexicon';

const begin = (draft: Draft) => takeAsking(draft.sentence);

/** What a town is said by: the words after «in», where they name nothing else. */
export function putCity(draft: Draft): void {
  const { tokens, used } = draft.sentence;
  const index = tokens.findIndex(
    ({ plain }, place) => ['in', 'en', 'from', 'de'].includes(plain) && isTown(draft, place + 1),
  );
  if (index < 0) return;
  const words = tokens.slice(index + 1).findIndex((_, offset) => !isTown(draft, index + 1 + offset));
  const end = words < 0 ? tokens.length : index + 1 + words;
  put(
    draft,
    'city',
    tokens
      .slice(index + 1, end)
      .map(({ text }) => text)
      .join(' '),
  );
  for (let token = index; token < end; token += 1) used.add(token);
}

/** Words that a town's name may hold, of those that say nothing. */
const inTowns = new Set(['del', 'los', 'las', 'the']);

function isTown({ sentence: { tokens, used, hits, marks, days } }: Draft, token: number): boolean {
  const { text = '', plain = '' } = tokens[token] ?? {};
  const isNamed = hits.some((hit) => hit.tokens.includes(token) && hit.kind === 'company');
  const isMeant = [...marks, ...days].some(({ from, to }) => token >= from && token < to);
  const isJoining = fillers.has(plain) && !inTowns.has(plain);
  return /^\p{L}{3,}$/u.test(text) && !isJoining && !used.has(token) && !isNamed && !isMeant;
}

/** Of whom nothing was heard since a day: a month ago, if no day is said. */
function putQuiet(draft: Draft): void {
  const span = takeDays(draft);
  put(draft, 'quietSince', span ? span.behind.from : addMonths(draft.sentence.known.today, -1));
}

function listPeople(tool: 'list_contacts' | 'list_companies', draft: Draft): Draft {
  const own = draft.sentence;
  begin(draft);
  if (take(own, 'quiet')) putQuiet(draft);
  else if (take(own, 'called')) putPeriod(draft, 'contacted', 'behind');
  else putPeriod(draft, 'created', 'behind');
  if (tool === 'list_contacts' && take(own, 'withoutTask')) put(draft, 'withoutTask', true);
  take(own, 'tagged', 'tag');
  putListed(draft, 'tag', 'tag');
  putOwn(draft, [tool === 'list_contacts' ? 'contact' : 'company']);
  if (tool === 'list_contacts') putRecord(draft, 'company', ['company']);
  putCity(draft);
  return draft;
}

export const listContacts: Frame = (sentence) => {
  const isWho = has(sentence, 'who') && has(sentence, 'quiet', 'called');
  const isQuiet = has(sentence, 'quiet') && !has(sentence, 'company', 'customer');
  if (!has(sentence, 'contact') && !isWho && !isQuiet) return undefined;
  const draft = draftOf('list_contacts', sentence);
  take(draft.sentence, 'contact', 'who');
  return listPeople('list_contacts', draft);
};

export const listCompanies: Frame = (sentence) => {
  if (!has(sentence, 'company', 'customer')) return undefined;
  const draft = draftOf('list_companies', sentence);
  if (take(draft.sentence, 'customer')) put(draft, 'relationship', 'customer');
  take(draft.sentence, 'company', 'who');
  if (take(draft.sentence, 'deal')) {
    take(draft.sentence, 'openState', 'have');
    put(draft, 'withDeals', true);
  }
  return listPeople('list_companies', draft);
};
