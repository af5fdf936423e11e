import { z } from 'zod';
import type { MessageKey } from '../../messages';
import { shareDays } from '../scales';

const days = z
  .int({ error: 'days.range' satisfies MessageKey })
  .min(shareDays.min, 'days.range' satisfies MessageKey)
  .max(shareDays.max, 'days.range' satisfies MessageKey);

export const newShare = z.object({
  days: days.default(shareDays.usual),
  withSwot: z.boolean().default(true),
});
