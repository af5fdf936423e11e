import type { ArgumentValue } from '@shared/assistant/commands';
import type { Bilingual } from '@shared/assistant/bilingual';
import type { Answer, Chip, Command, MissingArgument, ModelAnswer, Proposal, Understanding } from '../wire';

/** Values of arguments by their names. */
export type Values = Readonly<Record<string, ArgumentValue>>;
export type Errors = Readonly<Record<string, string>>;

/** How far a command has come. */
export type Progress =
  /** An earlier command of the sentence comes first. */
  | { at: 'waiting' }
  /** `draft` is what was typed into its fields so far. */
  | { at: 'asking'; draft: Values; errors: Errors }
  /** It is being read or prepared. */
  | { at: 'working' }
  | { at: 'answer'; answer: Answer }
  /** `notice` says what happened since it was confirmed. */
  | { at: 'proposal'; proposal: Proposal; notice: string | null; isSending: boolean }
  | { at: 'done'; proposal: Proposal; isUndone: boolean }
  | { at: 'cancelled' }
  | { at: 'refused'; why: string };

/** A command of a sentence, as far as it is known by now. */
export interface Step {
  command: Command;
  progress: Progress;
}

/** What stands in the palette in place of its items. */
export type View =
  | { at: 'understanding' }
  /** Nobody answered what the sentence means. */
  | { at: 'failed'; why: string }
  /** `notice` says why the language model has not answered in its place. */
  | { at: 'unknown'; understanding: Understanding; notice: Bilingual | null }
  | { at: 'refused'; understanding: Understanding; why: NonNullable<Understanding['refusal']> }
  | {
      at: 'steps';
      steps: readonly Step[];
      unused: readonly string[];
      /** The language model that may be asked instead. */
      model: Understanding['model'];
      notice: Bilingual | null;
    }
  /** The language model reads; `id` is its turn once the server has it. */
  | { at: 'reading'; id: number | null; understanding: Understanding }
  | { at: 'said'; answer: ModelAnswer };

/** What to show of a sentence that was understood. */
export function viewOf(understanding: Understanding, notice: Bilingual | null = null): View {
  const { refusal: why, outcome, commands, unused, model } = understanding;
  if (why) return { at: 'refused', understanding, why };
  if (outcome === 'unknown' || commands.length === 0) return { at: 'unknown', understanding, notice };
  return {
    at: 'steps',
    steps: commands.map((command) => ({ command, progress: { at: 'waiting' } })),
    unused,
    model,
    notice,
  };
}

/** A change that the language model has proposed, which is confirmed as any other. */
export const viewOfProposal = (proposal: Proposal): View => {
  const { tool, args, title, effect, chips } = proposal;
  const command = {
    tool,
    args,
    title,
    effect,
    chips,
    outcome: 'understood',
    missing: [],
    questions: [],
  } as const;
  const progress = { at: 'proposal', proposal, notice: null, isSending: false } as const;
  return { at: 'steps', steps: [{ command, progress }], unused: [], model: null, notice: null };
};

/** Whether the person has to say more before a command can be sent. */
export const lacks = ({ missing, questions }: Command) => missing.length > 0 || questions.length > 0;

/** Whether the next command of the sentence may begin. */
export const isSettled = ({ at }: Progress) => at === 'answer' || at === 'done' || at === 'cancelled';

/** Whether something of a sentence waits for the person or the server. */
export const isUnderWay = (view: View | null) =>
  view?.at === 'reading' ||
  (view?.at === 'steps' &&
    view.steps.some(({ progress }) => !isSettled(progress) && progress.at !== 'refused'));

/** The arguments that a step asks for: those that it lacks, and those that did not fit. */
export function askedOf({ command, progress }: Step): readonly (MissingArgument | Chip)[] {
  const errors = progress.at === 'asking' ? progress.errors : {};
  const lacking = new Set(command.missing.map(({ name }) => name));
  const unfit = command.chips.filter(({ name }) => name in errors && !lacking.has(name));
  return [...command.missing, ...unfit];
}

/** The command with further values. An argument without one is left out of it. */
export function withArguments(command: Command, values: Readonly<Record<string, ArgumentValue | undefined>>) {
  const args = Object.entries({ ...command.args, ...values }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { ...command, args: Object.fromEntries(args) };
}

/** The command as its answer or proposal repeats it. */
export const asUnderstood = (command: Command, { title, args, chips }: Answer | Proposal): Command => ({
  ...command,
  title,
  args,
  chips,
  missing: [],
  questions: [],
});

/** What an error says of the arguments of a command, if it is about them. */
export function errorsOf(command: Command, fields: Errors | undefined): Errors | undefined {
  const known = new Set([...command.missing, ...command.chips].map(({ name }) => name));
  const named = Object.entries(fields ?? {}).map(
    ([path, text]) => [path.replace(/^args\./, '').split('.')[0] ?? '', text] as const,
  );
  const own = named.filter(([name]) => known.has(name));
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}
