import type { Portal } from '../../../../shared/addresses/portals';
import type { FoundName } from '../../../platform/tools/feature-tools';
import { dayOf } from '../../../../shared/list/periods';
import { folded } from '../../../../shared/plain-text';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { differs, holds, nameHits, wordsOf } from '../grammar/names';
import type { Known } from '../grammar/sentence';
import { timesIn } from '../grammar/time/times';
import { type Token, tokensOf } from '../grammar/tokens';
import { everyday, fillers, lexicon } from '../grammar/words/lexicon';
import { findNames, namesIn, type Reads, type Toolbox } from '../tool-use';

interface Asked {
  db: Db;
  owner: Owner;
  toolbox: Toolbox;
  reads: Reads;
}

/** Words that may be of a name: no single word of the grammar, no number, and long enough for an index. */
const mayName = ({ plain, isQuoted }: Token) =>
  isQuoted ||
  (plain.length > 2 &&
    !fillers.has(plain) &&
    !lexicon.get(plain)?.some(({ words }) => words.length === 1) &&
    !/^\d[\d.,:/€k-]*$/.test(plain));

/** The most words that are looked for. */
const mostWords = 12;

async function lookUp({ db, owner, toolbox }: Asked, words: readonly string[], slipped: readonly string[]) {
  return words.length + slipped.length === 0 ? [] : findNames(toolbox, db, owner, { words, slipped });
}

/** The records that the words of a sentence may name; where a word names none, those of which it may be a slip. */
async function namesFor(asked: Asked, sentence: string): Promise<FoundName[]> {
  const tokens = tokensOf(sentence);
  const { days, clocks } = timesIn(tokens, dayOf(asked.reads.now));
  const isOfTime = (token: number) => [...days, ...clocks].some((span) => holds(span, token));
  const words = [
    ...new Set(
      tokens
        .filter((token, index) => mayName(token) && !isOfTime(index))
        .flatMap(({ text }) => (text.includes('@') ? [folded(text)] : wordsOf(text)))
        .filter((word) => word.length > 2),
    ),
  ].slice(0, mostWords);
  const names = await lookUp(asked, words, []);
  const named = new Set(
    nameHits(tokens, names).flatMap((hit) =>
      hit.tokens.flatMap((token) => wordsOf(tokens[token]?.text ?? '')),
    ),
  );
  const others = words.filter(
    (word) => !named.has(word) && !everyday.has(word) && /^[\p{L}\p{N}]{4,}$/u.test(word),
  );
  const similar = await lookUp(asked, [], others);
  const isNear = ({ name, also }: FoundName) =>
    wordsOf(`${name} ${also ?? ''}`).some((word) =>
      others.some((other) => word[0] === other[0] && !differs(word, other, 2)),
    );
  return [...names, ...similar.filter(isNear)];
}

/** What is known of an account when a sentence is read. */
export async function knownFor(
  asked: Asked,
  { text, portal, about }: { text: string; portal?: Portal | undefined; about: readonly string[] },
): Promise<Known> {
  const { reads } = asked;
  const [lists, names, page, currency] = await Promise.all([
    reads.everyList(),
    namesFor(asked, text),
    namesIn(reads, about),
    reads.currency(),
  ]);
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return {
    today: dayOf(reads.now),
    now: reads.now,
    lists,
    names: [...page, ...names.filter(({ ref }) => page.every((each) => each.ref !== ref))],
    about: page,
    portal,
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
}
