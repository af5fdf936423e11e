import type { z } from 'zod';
import { turnLimits } from '../../../../../shared/assistant/scales';
import {
  askModel,
  type Failure,
  type Message,
  type Model,
  type Question,
} from '../../../../platform/language-model/ask-model';
import { readJson } from '../../../../platform/language-model/read-json';
import { callLimits } from '../limits';

/** Why a turn has no answer: the call's own failure, no calls or tokens left, or an answer of another shape. */
export type Silence = Failure | 'spent' | 'shape';

/** A turn that came to nothing. */
export class Silent extends Error {
  constructor(readonly why: Silence) {
    super(why);
  }
}

/** Characters of a token where the server does not count them. */
const perToken = 3;

/** What the calls of a turn have used. */
export interface Used {
  calls: number;
  tokens: number;
}

/** A question, and how its answer is read: more leniently than it is asked for, where that does no harm. */
export interface Asking<Schema extends z.ZodType> extends Question {
  reads: Schema;
}

/** The calls of one turn: they share their number, tokens and time, and what was said so far. */
export function createConversation(model: Model, opening: Message, signal: AbortSignal) {
  const messages: Message[] = [opening];
  const used: Used = { calls: 0, tokens: 0 };

  async function call(question: Question): Promise<string> {
    const left = turnLimits.tokens - used.tokens;
    if (used.calls >= turnLimits.calls || left < callLimits.fewestTokens) throw new Silent('spent');
    used.calls += 1;
    const limits = { outputTokens: left, characters: callLimits.characters };
    const { text, failure, outputTokens } = await askModel(model, question, limits, signal);
    used.tokens += outputTokens ?? Math.ceil(text.length / perToken);
    if (failure) throw new Silent(failure);
    return text;
  }

  return {
    used,
    messages: messages as readonly Message[],
    hear: (message: Message) => void messages.push(message),
    /** Asks for one object, and once more where it does not fit `reads`. Throws `Silent`. */
    async ask<Schema extends z.ZodType>({ reads, ...question }: Asking<Schema>): Promise<z.output<Schema>> {
      for (let tries = 0; tries < 2; tries += 1) {
        const text = await call(question);
        const read = reads.safeParse(readJson(text));
        if (read.success) {
          messages.splice(0, messages.length, ...question.messages, { role: 'assistant', content: text });
          return read.data;
        }
      }
      throw new Silent('shape');
    },
  };
}

export type Conversation = ReturnType<typeof createConversation>;
