import { findConcepts } from './engine/lexicon/find-concepts';
import { sectors } from './engine/lexicon/sectors';
import type { WriterInput } from './engine/input';
import { engineVersion } from './engine/pick';
import { readMaterial } from './engine/plan/material';
import { writeSet } from './engine/write-set';
import { type Composed, type SetInput, templateWriter } from './writing';

const lexicon = { findConcepts, sectors };

const asInput = ({ ground, goal, sector, category, wording, slot }: SetInput): WriterInput => {
  const { isThin: _isThin, company, product, ...others } = ground;
  return {
    ...{ ...others, goal, wording, slot },
    company: { ...company, sector },
    product: { ...product, category: category ?? undefined },
  };
};

function compose(input: SetInput): Composed {
  const written = writeSet(asInput(input), lexicon);
  if (written.status === 'written') return { pieces: written.pieces };
  return { unwritten: written.status === 'shortName' ? 'shortName' : 'facts' };
}

/** Compositions that are kept: other wording of a sentence begins with the one that its set was written from. */
const kept = 8;

/** Remembers the last compositions by all that they are made of. */
function remembering(write: typeof compose): typeof compose {
  const last = new Map<string, Composed>();
  return (input) => {
    const key = JSON.stringify(input);
    const composed = last.get(key) ?? write(input);
    last.delete(key);
    last.set(key, composed);
    for (const [oldest] of last) if (last.size > kept) last.delete(oldest);
    return composed;
  };
}

/** The engine: it writes from facts, a lexicon and shapes of sentences, and calls nobody. */
export const engineWriter = templateWriter({
  version: String(engineVersion),
  compose: remembering(compose),
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
