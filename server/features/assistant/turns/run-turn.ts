import type { ToolArguments, ToolCall } from '../../../../shared/assistant/commands';
import type { ModelAnswer } from '../../../../shared/assistant/turns';
import { AppError } from '../../../platform/http/errors';
import type { Model } from '../../../platform/language-model/ask-model';
import type { Tool, ToolAnswer } from '../../../platform/tools/tool';
import { givenArguments, type Lists, unreadRecords } from './asking/asked-arguments';
import {
  type Conversation,
  createConversation,
  type Silence,
  Silent,
  type Used,
} from './asking/conversation';
import {
  answering,
  argumentsOf,
  type Asked,
  choiceOf,
  openingOf,
  problemOf,
  resultOf,
  systemFor,
} from './asking/questions';
import { type Evidence, gatherEvidence } from './saying/evidence';
import { spokenBy } from './saying/spoken';

/** What came of a turn; `unsupported`: nothing of what was said rests on what was read. */
export type TurnOutcome =
  | { kind: 'answered'; answer: ModelAnswer }
  | { kind: 'proposed'; proposal: string }
  | { kind: 'silent'; why: Silence | 'unsupported' };

/** What a turn may do, for the person who asks. */
export interface TurnActs {
  /** Runs a tool that reads. */
  read: (call: ToolCall) => Promise<ToolAnswer>;
  /** Prepares a change, which only the person can confirm; resolves to its id. */
  propose: (call: ToolCall) => Promise<string>;
}

interface Given extends TurnActs {
  model: Model;
  asked: Asked;
  /** Those that the person may use. */
  tools: readonly Tool[];
  lists: Lists;
  /** Aborted with the reason for which the turn ends early. */
  signal: AbortSignal;
}

/**
 * Asks the model until it answers or a change is proposed. What it says decides nothing but which tool is asked next: a
 * tool that changes something becomes a proposal whatever the model wants, and there is no way for it to confirm one.
 */
export async function runTurn(given: Given): Promise<{ outcome: TurnOutcome; used: Used }> {
  const talk = createConversation(given.model, openingOf(given.asked), given.signal);
  try {
    return { outcome: await talkOn(given, talk), used: talk.used };
  } catch (error) {
    if (!(error instanceof Silent)) throw error;
    return { outcome: { kind: 'silent', why: error.why }, used: talk.used };
  }
}

async function talkOn(given: Given, talk: Conversation): Promise<TurnOutcome> {
  const { tools, lists, asked } = given;
  const evidence = gatherEvidence(asked.about);
  const system = systemFor(tools);
  for (;;) {
    const choice = await talk.ask(choiceOf(tools, { system, messages: [...talk.messages] }));
    const tool = tools.find(({ name }) => name === choice.tool);
    if (choice.tool === answering || !tool) return answered(choice, evidence);
    const args = givenArguments(
      await talk.ask(argumentsOf(tool, lists, { system, messages: [...talk.messages] })),
    );
    const proposal = await carryOut(given, talk, { tool, args, evidence });
    if (proposal !== undefined) return { kind: 'proposed', proposal };
  }
}

function answered({ answer, refs }: { answer: string; refs: readonly string[] }, evidence: Evidence) {
  const spoken = spokenBy(answer, refs, evidence);
  return spoken.said === ''
    ? ({ kind: 'silent', why: 'unsupported' } as const)
    : ({ kind: 'answered', answer: spoken } as const);
}

interface Chosen {
  tool: Tool;
  args: ToolArguments;
  evidence: Evidence;
}

/** Runs a tool, and tells the model what came of it; resolves to the id of a proposal. */
async function carryOut(
  { read, propose, signal, asked }: Given,
  talk: Conversation,
  { tool, args, evidence }: Chosen,
): Promise<string | undefined> {
  const unread = unreadRecords(tool, args, evidence.knows);
  if (unread.length > 0) {
    talk.hear(problemOf(`No result has shown the record of: ${unread.join(', ')}`));
    return undefined;
  }
  if (signal.aborted) return undefined;
  try {
    if (tool.effect !== 'read') return await propose({ tool: tool.name, args });
    const answer = await read({ tool: tool.name, args });
    evidence.add(answer);
    talk.hear(resultOf(tool, answer, asked.language));
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    talk.hear(problemOf([error.message, ...Object.keys(error.details.fields ?? {})].join(': ')));
  }
  return undefined;
}
