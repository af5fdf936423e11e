import { isDeepStrictEqual } from 'node:util';
import { type Meaning, understand } from '../grammar/understand';
import type { Utterance, Want } from './utterance';
import { knownAt, reader } from './world';

function isWanted({ commands, outcome, refusal }: Meaning, want: Want): boolean {
  if ('refuse' in want)
    return want.refuse === 'unknown' ? outcome === 'unknown' && !refusal : refusal?.reason === want.refuse;
  const [command] = commands;
  if (refusal || !command) return false;
  if ('choose' in want) {
    const refs = command.questions.flatMap(({ options }) =>
      options.flatMap(({ args }) => Object.values(args)),
    );
    if (typeof want.choose === 'number') return refs.length === want.choose;
    return isDeepStrictEqual(new Set(refs), new Set(want.choose));
  }
  if ('ask' in want)
    return command.tool === want.tool && command.missing.some(({ name }) => name === want.ask);
  return (
    outcome === 'understood' &&
    command.tool === want.tool &&
    isDeepStrictEqual({ ...command.args }, { ...want.args })
  );
}

/** A sentence that was read otherwise than wanted. */
export interface Miss {
  utterance: Utterance;
  got: unknown;
  /** Whether it would change something that was not asked for. */
  isWrongWrite: boolean;
}

/** Reads all sentences; resolves to those that were read otherwise. */
export function evaluate(utterances: readonly Utterance[]): Miss[] {
  return utterances.flatMap((utterance) => {
    const meaning = understand(utterance.say, knownAt(utterance.portal, utterance.about), reader);
    if (isWanted(meaning, utterance.want)) return [];
    const { outcome, refusal, unused } = meaning;
    const commands = meaning.commands.map(({ tool, args, missing, questions }) => ({
      tool,
      args,
      missing: missing.map(({ name }) => name),
      questions: questions.map(({ name, options }) => [name, options.length]),
    }));
    const isWrongWrite =
      outcome === 'understood' && !refusal && meaning.commands.some(({ effect }) => effect !== 'read');
    return [{ utterance, got: { outcome, commands, unused, refusal: refusal?.reason }, isWrongWrite }];
  });
}
