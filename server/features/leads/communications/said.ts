import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { readWritten } from './said.queries';
import { tellingSentences } from './sentences';

/** Sentences that are read at most, characters of one, and from how many lost deals a reason counts. */
const limits = { sentences: 30, length: 140, lost: 3 };

/** What customers of an account wrote since a time, sentence by sentence, and why deals were lost. */
export async function readHeard(db: Db, owner: Owner, since: Date) {
  const { said, lost } = await readWritten(db, owner, { since, fewest: limits.lost });
  const sentences = said.flatMap(({ id, body, at }) =>
    tellingSentences(body, limits.length).map((text) => ({ communicationId: id, text, at })),
  );
  const once = new Map(sentences.toReversed().map((sentence) => [sentence.text, sentence]));
  return { sentences: [...once.values()].toReversed().slice(0, limits.sentences), doubts: lost };
}
