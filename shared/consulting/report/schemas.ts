import { z } from 'zod';
import { paragraph } from '../../fields';
import { languages } from '../../languages';
import { say } from '../../message';
import { messages } from '../../messages';
import { startDays } from '../scales';
import { inCompany } from '../schemas';
import { reportMessages } from './messages';

/** As long as a body may be. */
const reportText = paragraph(messages['field.required'], 1024 * 1024);

/** Language of the texts; without it, the language of the request. */
const language = z.enum(languages).optional();

/** A report whose texts the caller has written; their size is limited by that of a body. */
export const writtenReport = z.object({
  ...inCompany,
  analysis: reportText,
  recommendations: reportText,
  aiArchitecture: reportText,
  language,
  isBuilt: z.literal(false).optional(),
});

/** A report whose texts the server builds of the company as it is stored. */
export const builtReport = z.object({
  ...inCompany,
  language,
  isBuilt: z.literal(true),
  /** The fingerprint of the texts that the caller built: refused when the company has changed since. */
  seen: z
    .string()
    .regex(/^[0-9a-f]{64}$/, messages['field.invalid'])
    .optional(),
});

export const newReport = z.discriminatedUnion('isBuilt', [writtenReport, builtReport]);

/** All that may change in a report: its texts and the data it was made from never do. */
export const reportChanges = z.object({
  startsOn: z.iso
    .date(messages['date.invalid'])
    .refine(
      (day) => day >= startDays.from && day <= startDays.to,
      say(reportMessages['startDay.range'], startDays),
    )
    .nullable(),
});

/** Without a language, that of the report. */
export const reportPdf = z.object({ language: z.enum(languages).optional() });
