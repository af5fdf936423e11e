import { findConcepts } from './engine/lexicon/find-concepts';
import { sectors } from './engine/lexicon/sectors';
import type { WriterInput, WrittenSet } from './engine/input';
import { engineVersion } from './engine/pick';
import { readMaterial } from './engine/plan/material';
import { rewrite, type Scope } from './engine/rewrite';
import { writeSet } from './engine/write-set';
import { type Composed, type Meant, type Reworded, type SetInput, templateWriter } from './writing';

const lexicon = { findConcepts, sectors };

const asInput = ({ ground, goal, sector, category, wording, slot }: SetInput): WriterInput => {
  const { isThin: _isThin, company, product, ...others } = ground;
  return {
    ...{ ...others, goal, wording, slot },
    company: { ...company, sector },
    product: { ...product, category: category ?? undefined },
  };
};

/** Sets that are kept: other wording of a sentence begins with the one that it was written in. */
const kept = 8;

const last = new Map<string, WrittenSet>();

/** The set of an input; the last ones are remembered by all that they are made of. */
function setOf(input: SetInput): WrittenSet {
  const key = JSON.stringify(input);
  const set = last.get(key) ?? writeSet(asInput(input), lexicon);
  last.delete(key);
  last.set(key, set);
  for (const [oldest] of last) if (last.size > kept) last.delete(oldest);
  return set;
}

function compose(input: SetInput): Composed {
  const set = setOf(input);
  if (set.status === 'written') return { pieces: set.pieces };
  return { unwritten: set.status === 'shortName' ? 'shortName' : 'facts' };
}

function reword(input: SetInput, { slot, ...meant }: Meant): Reworded | undefined {
  const set = setOf(input);
  if (set.status !== 'written') return undefined;
  const scope: Scope = slot === undefined ? { of: 'piece', ...meant } : { of: 'sentence', ...meant, slot };
  const found = rewrite(asInput(input), lexicon, set.pieces, scope);
  const written = found?.pieces.find(
    ({ angle, piece }) => angle === meant.angle && piece.type === meant.type,
  );
  return found && written && { piece: written.piece, wording: found.wording };
}

/** The engine: it writes from facts, a lexicon and shapes of sentences, and calls nobody. */
export const engineWriter = templateWriter({
  version: String(engineVersion),
  compose,
  reword,
  said: ({ ground, sector, category }) => {
    const { said } = readMaterial(
      asInput({
        ground,
        sector,
        category,
        goal: 'buy',
        slot: '',
        wording: { set: 0, pieces: {}, slots: {} },
      }),
      lexicon,
    );
    return said;
  },
});
