import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';
import type { Failure } from '../../../../platform/language-model/ask-model';

/**
 * How a call ended: with a text that passes (`valid`) or not (`invalid`); with no JSON (`malformed`), JSON of another
 * shape (`shape`) or nothing (`empty`); or without a whole answer.
 */
export type CallOutcome = Failure | 'valid' | 'invalid' | 'malformed' | 'shape' | 'empty';

/** One call of the model, for the table of AI calls: no text of it is kept. */
export interface AiCall {
  type: Piece['type'];
  angle: Angle;
  purpose: 'write' | 'repair';
  model: string;
  at: Date;
  milliseconds: number;
  inputTokens: number | undefined;
  outputTokens: number | undefined;
  outcome: CallOutcome;
}
