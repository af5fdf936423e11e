import { z } from 'zod';
import { line } from '../../fields';
import { messages } from '../../messages';
import { folded } from '../../plain-text';
import { leadMessages } from '../messages';
import { countries } from '../../countries';
import { settingsMessages } from './messages';

const currency = z
  .string()
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), settingsMessages['currency.unknown']);
const country = z.string().refine((code) => countries.includes(code), leadMessages['country.invalid']);

const lostReason = line(messages['field.required'], 100);

/** One reason, as it is typed. */
export const lostReasonForm = z.object({ reason: lostReason });

/** The ordered reasons for a lost opportunity, at least one. */
const lostReasons = z
  .array(lostReason)
  .min(1)
  .max(50)
  .refine(
    (reasons) => new Set(reasons.map(folded)).size === reasons.length,
    settingsMessages['reasons.repeated'],
  );

export const settingsChanges = z.object({ currency, country, lostReasons }).partial();
