import { findConcepts } from './engine/lexicon/find-concepts';
import { sectors } from './engine/lexicon/sectors';
import type { WriterInput } from './engine/input';
import { engineVersion } from './engine/pick';
import { readMaterial } from './engine/plan/material';
import { writeSet } from './engine/write-set';
import { type SetInput, templateWriter } from './writing';

const lexicon = { findConcepts, sectors };

const asInput = ({ ground, goal, sector, category, wording, slot }: SetInput): WriterInput => {
  const { isThin: _isThin, company, product, ...others } = ground;
  return {
    ...{ ...others, goal, wording, slot },
    company: { ...company, sector },
    product: { ...product, category: category ?? undefined },
  };
};

/** The engine: it writes from facts, a lexicon and shapes of sentences, and calls nobody. */
export const engineWriter = templateWriter({
  version: String(engineVersion),
  compose(input) {
    const written = writeSet(asInput(input), lexicon);
    if (written.status === 'written') return { pieces: written.pieces };
    return { unwritten: written.status === 'shortName' ? 'shortName' : 'facts' };
  },
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
