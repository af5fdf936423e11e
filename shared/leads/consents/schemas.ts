import { z } from 'zod';
import { line, optionalLine } from '../../fields';
import { consentStates, purposes } from '../contacts/scales';
import { consentMessages } from './messages';

/** A consent or its withdrawal; a consent needs the wording. */
export const newConsent = z
  .object({
    purpose: z.enum(purposes),
    state: z.enum(consentStates),
    source: line(consentMessages['source.required']),
    wordingVersion: optionalLine().default(null),
  })
  .refine(({ state, wordingVersion }) => state === 'withdrawn' || wordingVersion, {
    path: ['wordingVersion'],
    message: consentMessages['wording.required'],
  });
