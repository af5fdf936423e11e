import { z } from 'zod';
import { shareDays } from '../scales';
import { shareMessages } from './messages';

const days = z
  .int({ error: shareMessages['days.range'] })
  .min(shareDays.min, shareMessages['days.range'])
  .max(shareDays.max, shareMessages['days.range']);

export const newShare = z.object({
  days: days.default(shareDays.usual),
  withSwot: z.boolean().default(false),
});
