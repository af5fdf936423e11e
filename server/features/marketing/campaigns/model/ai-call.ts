import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import type { Piece } from '../../../../../shared/marketing/campaigns/piece';

/**
 * How a call ended: with a text that passes (`valid`) or not (`invalid`); with no JSON (`malformed`), JSON of another
 * shape (`shape`), nothing (`empty`) or too much (`large`); without a whole answer: `slow`, `limited` (429), `refused`
 * (401, 403, 404: the settings are wrong), `failed` (any other status, a lost connection), `cancelled` by the user.
 */
export type CallOutcome =
  | 'valid'
  | 'invalid'
  | 'malformed'
  | 'shape'
  | 'empty'
  | 'large'
  | 'slow'
  | 'limited'
  | 'refused'
  | 'failed'
  | 'cancelled';

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
