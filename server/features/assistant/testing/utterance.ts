import type { Portal } from '../../../../shared/addresses/portals';
import type { RefusalReason, ToolArguments } from '../../../../shared/assistant/commands';

/** What a sentence is wanted to mean: a call, compared whole; a question between records; what is asked for; a refusal. */
export type Want =
  | { tool: string; args: ToolArguments }
  | { choose: readonly string[] | number }
  | { tool: string; ask: string }
  | { refuse: RefusalReason | 'unknown' };

/** A sentence of the evaluation set. */
export interface Utterance {
  say: string;
  portal?: Portal;
  about?: readonly string[];
  class: 'command' | 'question' | 'ambiguous' | 'misspelt' | 'refuse';
  want: Want;
}

/** A sentence of a class, with what it is wanted to mean. */
export const said = (
  kind: Utterance['class'],
  say: string,
  want: Want,
  more: Pick<Utterance, 'portal' | 'about'> = {},
): Utterance => ({ say, class: kind, want, ...more });
