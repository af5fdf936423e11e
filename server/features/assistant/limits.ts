import { assistantLimits } from '../../../shared/assistant/scales';
import { limit } from '../../platform/http/limits/rate-limits';

/** Sentences, questions and proposals of a person. */
export const assistantCalls = limit('assistant', { points: assistantLimits.callsAMinute, seconds: 60 });
