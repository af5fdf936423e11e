import { z } from 'zod';
import type { Answer, AnswerFact } from '../../../shared/assistant/answers';
import type { Bilingual } from '../../../shared/assistant/bilingual';
import type { Effect, ToolArguments } from '../../../shared/assistant/commands';
import type { Proposal, ProposalPreview } from '../../../shared/assistant/proposals';
import type { Ref } from '../../../shared/assistant/refs';
import type { Endpoint } from '../../../shared/http/endpoint';
import type { AnswerOf } from '../../../shared/http/wire';
import { AppError, invalid } from '../http/errors';
import type { Arguments, GivenTo } from './arguments';
import type { Sending } from './invoke';

/** Calls an endpoint for whoever asked. */
export type Ask = <E extends Endpoint>(endpoint: E, sending?: Sending<E>) => Promise<AnswerOf<E>>;

/** A record by its reference: what it is called and where it is. */
export interface NamedRef {
  ref: Ref;
  name: string;
  url: string | null;
  /** The version that a change is based on; undefined where rows have none. */
  version?: number | undefined;
  /** What is shown of it. */
  facts?: readonly AnswerFact[];
  /** The member who has it. */
  keeper?: Ref<'member'> | undefined;
}

/** What a tool can use. */
export interface ToolUse {
  ask: Ask;
  now: Date;
  /** The name and page of a record, or of one of the few that an account has. Throws 404 for others'. */
  named: (ref: Ref) => Promise<NamedRef>;
  /** The currency of the account's amounts. */
  currency: () => Promise<string>;
}

/** The answer of a tool, without what was asked. */
export type ToolAnswer = Omit<Answer, 'tool' | 'args' | 'title' | 'chips'>;

/** The versions of the rows that a change is about, by reference. */
export type Seen = Readonly<Record<string, number>>;

/** What a tool would do, and the rows that it saw. */
export interface ToolPreview extends ProposalPreview {
  seen: Seen;
}

/** What a tool did. */
export type ToolDone = Pick<Proposal, 'done' | 'result'>;

interface Stated<Takes extends Arguments> {
  /** In snake case; unique among all features. */
  name: string;
  /** What it is called on a screen. */
  title: Bilingual;
  /** One sentence for programs: what it is for. */
  about: string;
  /** The endpoints that it calls, the one that it stands for first. */
  endpoints: readonly [Endpoint, ...Endpoint[]];
  takes: Takes;
  /** Arguments that are needed because of others; `codeOf` tells what distinguishes a listed one. */
  needsAlso?: (args: ToolArguments, codeOf: (ref: unknown) => string | undefined) => readonly string[];
}

interface ReadTool<Given> {
  effect: 'read';
  answer: (args: Given, use: ToolUse) => Promise<ToolAnswer>;
}

interface WriteTool<Given> {
  effect: Exclude<Effect, 'read'>;
  /** Compares what is named with the rows; changes nothing. */
  preview: (args: Given, use: ToolUse) => Promise<ToolPreview>;
  /** Does it, based on the versions that were seen. */
  does: (args: Given, use: ToolUse, seen: Seen) => Promise<ToolDone>;
}

/** A tool, whatever it takes. */
export type Tool = Stated<Arguments> & (ReadTool<ToolArguments> | WriteTool<ToolArguments>);

/** A tool that changes something. */
export type WritingTool = Extract<Tool, { effect: Exclude<Effect, 'read'> }>;

/** Defines a tool that reads or writes; what it is given has been checked against `takes`. */
export function defineTool<const Takes extends Arguments>(
  tool: Stated<Takes> & (ReadTool<GivenTo<Takes>> | WriteTool<GivenTo<Takes>>),
): Tool {
  // What a tool is given fits its schemas, which the compiler cannot know of any tool.
  return tool as unknown as Tool;
}

/** The schema of all arguments of a tool: a flat object. */
export const schemaOf = ({ takes }: Pick<Tool, 'takes'>) =>
  z.strictObject(Object.fromEntries(Object.entries(takes).map(([name, { schema }]) => [name, schema])));

/** The arguments of a tool, checked; throws 400 with the problem of each argument that does not fit. */
export function checkedArguments(tool: Tool, args: ToolArguments): ToolArguments {
  const result = schemaOf(tool).safeParse(args);
  if (result.success) return result.data as ToolArguments;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join('.') || 'args'] ??= message;
  throw invalid(fields);
}

/** Whether an error says that a change is based on an old version. */
export const isRefusal = (error: unknown, status: number): error is AppError =>
  error instanceof AppError && error.status === status;
