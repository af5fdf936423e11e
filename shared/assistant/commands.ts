import type { Bilingual } from './bilingual';
import type { Ref, RefKind } from './refs';

/**
 * What a tool does: it reads; it changes something that one undo takes back; it reaches other people (mails,
 * publications); or it changes something that cannot be taken back.
 */
export const effects = ['read', 'undoable', 'outward', 'final'] as const;
export type Effect = (typeof effects)[number];

/** The value of an argument; null empties a field. Records, stages, tags and members are references (`deal-12`). */
export type ArgumentValue = string | number | boolean | readonly string[] | null;

export type ToolArguments = Readonly<Record<string, ArgumentValue>>;

/** A tool with its arguments: what a screen sends back, edited or not. */
export interface ToolCall {
  tool: string;
  args: ToolArguments;
}

/** One of the few values that a choice can have; `choices` is a list of them. */
export interface ArgumentOption {
  value: string;
  text: Bilingual;
}

/**
 * How a form edits a value. Money is in minor units of the currency; a date is `2026-11-26`; a moment is ISO 8601; a
 * period is `2026-11-01/2026-12-01`, its end exclusive, either side possibly empty. Records are searched by
 * `GET /api/assistant/records`, which takes `of` with commas; where an account has few of them they are options.
 */
export type ArgumentInput =
  | { kind: 'text' | 'paragraph'; max: number }
  | { kind: 'money'; currency: string }
  | { kind: 'number' | 'percent' | 'boolean' | 'date' | 'moment' | 'period' }
  | { kind: 'record'; of: readonly RefKind[] }
  | { kind: 'choice' | 'choices'; options: readonly ArgumentOption[] };

/** A record that a search by name finds. */
export interface FoundRef {
  ref: Ref;
  name: string;
  /** What tells it from others of the same name. */
  detail: string | null;
}

/** An argument that a command lacks: its name in `args`, what a form calls it, and how it is edited. */
export interface MissingArgument {
  name: string;
  label: Bilingual;
  input: ArgumentInput;
}

/** An argument that was understood; `text` is its value as it is shown. */
export interface Chip extends MissingArgument {
  value: ArgumentValue;
  text: Bilingual;
}

/** One answer to a question: the arguments that it sets, and the tool if it changes. */
export interface ChoiceOption {
  /** A record's name, or a reading such as «4 December». */
  text: Bilingual;
  /** What tells it from others of the same name. */
  detail: string | null;
  tool?: string;
  args: ToolArguments;
}

/** A question about something that can be read in several ways. */
export interface Question {
  /** The argument that it is about. */
  name: string;
  label: Bilingual;
  /** At most eight. */
  options: readonly ChoiceOption[];
}

/**
 * `understood`: it can be sent as it is. `incomplete`: `missing` must be asked for first. `ambiguous`: `questions`
 * must be answered first. `unknown`: no tool was found.
 */
export const understandings = ['understood', 'incomplete', 'ambiguous', 'unknown'] as const;
export type UnderstandingOutcome = (typeof understandings)[number];

/** One command of a sentence. `args` is what is known so far. */
export interface Command extends ToolCall {
  outcome: Exclude<UnderstandingOutcome, 'unknown'>;
  title: Bilingual;
  effect: Effect;
  chips: readonly Chip[];
  missing: readonly MissingArgument[];
  questions: readonly Question[];
}

/**
 * Why a sentence is not carried out although it may be understood: it holds a condition or negation that was not used
 * (`condition`); more than three commands (`many`); something that is done on its own screen only (`never`); a mail to
 * many, which is a campaign (`campaign`); or the person may only read (`role`).
 */
export const refusalReasons = ['condition', 'many', 'never', 'campaign', 'role'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What a sentence was understood to mean. */
export interface Understanding {
  /** The first outcome of its commands that is not `understood`. */
  outcome: UnderstandingOutcome;
  /** At most three, in their order; none if it is unknown. */
  commands: readonly Command[];
  /** What was read but not used, as it was typed. */
  unused: readonly string[];
  /** If this is set, nothing of the sentence may be sent; a read of `condition` neither. */
  refusal: { reason: RefusalReason; text: Bilingual; url: string | null } | null;
  /** Three things to say, made of the person's own records; the nearest to the sentence if it was not understood. */
  examples: readonly Bilingual[];
  /** The language model that may be asked instead: the host that receives the question; null where none may be. */
  model: { host: string } | null;
}
