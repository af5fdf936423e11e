import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import type { AiCall, CallOutcome } from './ai-call';
import { type Answer, askModel, type Model } from '../../../../platform/language-model/ask-model';
import type { Clock } from '../../../../platform/language-model/clock';
import { within } from '../../../../platform/language-model/within';
import type { Question } from './question';
import { answerLimits, modelLimits } from './limits';
import { secondsOf } from '../../../../platform/outbound/retry-after';

interface Surroundings {
  model: Model;
  clock: Clock;
  /** From 0 to 1; spreads the retries of refused calls over time. */
  random: () => number;
  /** Aborted when the user cancels. */
  signal: AbortSignal;
}

/** Whom a call is for. */
export interface CallFor {
  angle: Angle;
  purpose: AiCall['purpose'];
}

/** The answer, and a function that records how it ended once its text has been judged. */
interface Called extends Answer {
  record: (outcome: CallOutcome) => void;
}

/** The calls of one set of campaigns: they share time, number and record. */
export function createSetOfCalls({ model, clock, random, signal }: Surroundings) {
  const calls: AiCall[] = [];
  const end = clock.now() + modelLimits.set;
  let begun = 0;
  let isRefused = false;

  const mayCall = () => !isRefused && !signal.aborted && begun < modelLimits.calls && clock.now() < end;

  /** One call within its time limit; undefined when the set has no calls left. */
  async function callOnce(question: Question, { angle, purpose }: CallFor): Promise<Called | undefined> {
    if (!mayCall()) return undefined;
    begun += 1;
    const start = clock.now();
    const limit = Math.min(modelLimits.call, end - start);
    const answer = await within(limit, clock, signal, (own) => askModel(model, question, answerLimits, own));
    const call = { type: question.type, angle, purpose, model: model.model, at: new Date(start) };
    const { inputTokens, outputTokens } = answer;
    const used = { milliseconds: clock.now() - start, inputTokens, outputTokens };
    const record = (outcome: CallOutcome) => void calls.push({ ...call, ...used, outcome });
    if (answer.failure) record(answer.failure);
    if (answer.failure === 'refused') isRefused = true;
    return { ...answer, record };
  }

  /** Waits as long as a refusing server asks for; false when that is too long or the set has ended. */
  async function waitFor(retryAfter: string | undefined): Promise<boolean> {
    const asked = secondsOf(retryAfter, clock.now());
    const wait = asked === undefined ? modelLimits.usualWait : asked * 1_000;
    if (wait > modelLimits.retryAfter || clock.now() + wait >= end) return false;
    await clock.wait(wait + Math.floor(random() * 1_000), signal);
    return mayCall();
  }

  return {
    calls,
    isCancelled: () => signal.aborted,
    /** The settings are wrong: no call of this set can succeed. */
    isRefused: () => isRefused,
    /** Calls, and retries after 429; undefined when the set has no calls left. */
    async call(question: Question, whom: CallFor): Promise<Called | undefined> {
      for (;;) {
        const answer = await callOnce(question, whom);
        if (answer?.failure !== 'limited' || !(await waitFor(answer.retryAfter))) return answer;
      }
    },
  };
}

export type SetOfCalls = ReturnType<typeof createSetOfCalls>;
