import { z } from 'zod';
import { currencyCode, day } from '../../record-fields';
import { analyticsMessages } from './messages';

/**
 * A period [from, to) of days in Europe/Madrid, by default this month and the eleven before; and the currency of the
 * amounts, by default the account's.
 */
export const analyticsPeriod = z
  .object({ from: day.optional(), to: day.optional(), currency: currencyCode.optional() })
  .refine(({ from = '', to = '9' }) => from < to, {
    path: ['to'],
    message: analyticsMessages['period.reversed'],
  });

export const analyticsCurrency = z.object({ currency: currencyCode.optional() });
