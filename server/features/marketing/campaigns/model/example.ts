import type { Block, Line, Piece } from '../../../../../shared/marketing/campaigns/piece';
import { byMedium } from '../../../../../shared/marketing/campaigns/by-medium';
import { postsOf } from '../../../../../shared/marketing/campaigns/post';
import { fold } from '../../grammar/words/fold';
import { checkContacts } from '../validators/fact-rules';
import type { Ground } from '../validators/ground';
import { asData } from '../../../../platform/language-model/cleaned';
import { isFree } from './free-blocks';
import { modelLimits } from './limits';
import { isTalkToMachines } from './words/not-for-readers';

type Shown = (line: Line) => Line[];

/** A line of the template as data; none of one that talks to a model, or that holds an address or a phone. */
const showing =
  (ground: Ground): Shown =>
  ({ text: written, facts }) => {
    const text = asData(written, modelLimits.fact);
    const leaf = { at: '', text, facts: [], isSentence: true, canCite: true };
    const bare = { ...ground, facts: [], company: { name: '' }, product: { name: '' }, goal: undefined };
    return isTalkToMachines(fold(text)) || checkContacts(leaf, bare).length > 0 ? [] : [{ text, facts }];
  };

const blocksIn = (blocks: readonly Block[], shown: Shown) =>
  blocks
    .filter(isFree)
    .map(({ part, kind = 'text', lines }) => ({ part, kind, lines: lines.flatMap(shown) }))
    .filter(({ lines }) => lines.length > 0);

/** The free sentences of a composed piece, as the example of the answer's structure: what stands where, and what it cites. */
export function exampleOf(piece: Piece, ground: Ground): object {
  const shown = showing(ground);
  return byMedium<object>(piece, {
    mail: ({ content: { subject, altSubject, preheader, blocks } }) => {
      const [one, other, preview] = [subject, altSubject, preheader].map(shown);
      return { subject: one, altSubject: other, preheader: preview, blocks: blocksIn(blocks, shown) };
    },
    posts: ({ content }) => ({
      variants: Object.fromEntries(
        postsOf(content).map(({ network, variant }) => [
          network,
          { blocks: blocksIn(variant.blocks, shown) },
        ]),
      ),
    }),
    page: ({ content: { h1, subtitle, blocks = [] } }) => ({
      h1: shown(h1),
      subtitle: shown(subtitle),
      blocks: blocksIn(blocks, shown),
    }),
  });
}
