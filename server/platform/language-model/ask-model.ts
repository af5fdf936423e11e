import type { z } from 'zod';
import type { Config } from '../config';
import type { Fetch } from '../outbound/outbound';
import { OutboundError } from '../outbound/outbound-error';

/** The model's server and how it is reached. */
export interface Model extends NonNullable<Config['llm']> {
  /** Calls by the outbound door, for one purpose and with its limits. */
  fetch: Fetch;
}

/** What was said in a conversation, by the asking side or the model. */
export interface Message {
  role: 'user' | 'assistant';
  content: string;
}

/** What is asked for: the shape of the answer, what the model is to do, and the data. */
export interface Question {
  /** A name of the shape, for the model's server: letters, digits and `_`. */
  name: string;
  schema: z.ZodType<unknown>;
  system: string;
  messages: Message[];
}

/** The longest answer: its tokens, which the model's server counts, and its characters, which we do. */
export interface AnswerLimits {
  outputTokens: number;
  characters: number;
}

/**
 * Why a call has no whole answer: it is too long (`large`) or too late (`slow`), the server is busy (`limited`, 429) or
 * refuses (`refused`: 401, 403 or 404, the settings are wrong), anything else went wrong (`failed`), or the person
 * cancelled.
 */
export type Failure = 'large' | 'slow' | 'limited' | 'refused' | 'failed' | 'cancelled';

/** The end of a call: a text, or why there is none. `retryAfter` is the header as sent. */
export interface Answer {
  text: string;
  failure: Failure | undefined;
  retryAfter?: string | undefined;
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}

/** The libraries load at the first call: without a model the server never holds them. */
const load = () => Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);

/**
 * Asks once and reads the answer as a stream. Never throws for errors of the other side; if the signal aborts, its
 * reason is the outcome.
 */
export async function askModel(
  model: Model,
  question: Question,
  limits: AnswerLimits,
  signal: AbortSignal,
): Promise<Answer> {
  const answer: Answer = { text: '', failure: undefined };
  // The library keeps reading when its reader stops.
  const over = new AbortController();
  const ending = AbortSignal.any([signal, over.signal]);
  const { fullStream } = await openStream(model, question, limits, ending);
  try {
    for await (const part of fullStream) {
      if (part.type === 'text-delta') answer.text += part.text;
      if (part.type === 'finish-step') {
        answer.inputTokens = part.usage.inputTokens;
        answer.outputTokens = part.usage.outputTokens;
      }
      if (part.type === 'error') return { ...answer, ...failureOf(part.error, signal) };
      if (part.type === 'abort') return { ...answer, ...failureOf(signal.reason, signal) };
      if (answer.text.length > limits.characters) return { ...answer, failure: 'large' };
    }
  } catch (error) {
    return { ...answer, ...failureOf(error, signal) };
  } finally {
    over.abort();
  }
  return answer;
}

async function openStream(
  { baseUrl, apiKey, model, fetch }: Model,
  question: Question,
  { outputTokens }: AnswerLimits,
  signal: AbortSignal,
) {
  const [{ Output, streamText }, { createOpenAICompatible }] = await load();
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(apiKey !== undefined && { apiKey }),
  });
  const output = Output.object({ schema: question.schema, name: question.name });
  // The library parses the whole text again with every token: seconds for a long answer in small pieces.
  output.parsePartialOutput = async ({ text }) => ({ partial: text.length });
  return streamText({
    model: provider(model),
    system: question.system,
    messages: question.messages,
    output,
    maxOutputTokens: outputTokens,
    maxRetries: 0,
    abortSignal: signal,
    // Errors come with the stream; by default they are printed too.
    onError: () => undefined,
  });
}

interface ApiError {
  statusCode?: number;
  responseHeaders?: Record<string, string>;
}

/** The reasons with which our own timers and the user end a call. */
export type EndReason = Extract<Failure, 'slow' | 'cancelled'>;

function failureOf(error: unknown, signal: AbortSignal): Pick<Answer, 'failure' | 'retryAfter'> {
  if (signal.aborted) return { failure: signal.reason as EndReason };
  const { statusCode, responseHeaders } = error as ApiError;
  if (statusCode === 429) return { failure: 'limited', retryAfter: responseHeaders?.['retry-after'] };
  if (statusCode !== undefined && [401, 403, 404].includes(statusCode)) return { failure: 'refused' };
  const cause = error instanceof OutboundError ? error : (error as { cause?: unknown } | undefined)?.cause;
  const reason = cause instanceof OutboundError ? cause.reason : undefined;
  if (reason === 'slow' || reason === 'large') return { failure: reason };
  return { failure: reason === 'private' || reason === 'address' ? 'refused' : 'failed' };
}
