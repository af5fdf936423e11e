import {
  keyOf,
  type Composed,
  type Meant,
  type Reworded,
  type SetInput,
  templateWriter,
} from '../campaigns/writing';
import { composeSet } from './compose-set';

/** Raised with each change of the composer or its blueprints that gives other texts. */
const version = '15';

/** A price that may not be shown, such as one without tax to consumers, is left out; a thing has to have a name. */
const compose = ({ brief, wording }: SetInput): Composed =>
  brief.facts.some(({ place }) => place === 'thing')
    ? { pieces: composeSet(brief, wording) }
    : { unwritten: 'facts' };

/** Other words for a piece or a sentence: its next variant, or the next of the sentence's own alternatives. */
function reword(input: SetInput, { angle, type, slot }: Meant): Reworded | undefined {
  const key = `${angle}/${type}`;
  const name = slot === undefined ? undefined : `${key}.${slot}`;
  const { pieces, slots } = input.wording;
  const wording = name
    ? { ...input.wording, slots: { ...slots, [name]: (slots[name] ?? 0) + 1 } }
    : { ...input.wording, pieces: { ...pieces, [key]: (pieces[key] ?? 0) + 1 } };
  const composed = compose({ ...input, wording });
  if ('unwritten' in composed) return undefined;
  const found = composed.pieces.find((one) => keyOf(one) === key);
  return found && { piece: found.piece, wording };
}

/** Writes from a brief and blueprints, and calls nobody. */
export const composer = templateWriter({ version, compose, reword });
