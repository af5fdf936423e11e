import { z } from 'zod';
import { paragraph } from '../../fields';
import { languages } from '../../languages';
import { say } from '../../message';
import { messages } from '../../messages';
import { startDays } from '../scales';
import { inCompany } from '../schemas';
import { reportMessages } from './messages';

/** The maximum length equals the maximum of the body. */
const reportText = paragraph(messages['field.required'], 1024 * 1024);

/** Language of the texts; by default the language of the request. */
const language = z.enum(languages).optional();

/** A report whose texts the caller wrote; the limit of the body limits their size. */
export const writtenReport = z.object({
  ...inCompany,
  analysis: reportText,
  recommendations: reportText,
  aiArchitecture: reportText,
  language,
  isBuilt: z.literal(false).optional(),
});

/** A report whose texts the server builds from the stored company. */
const builtReport = z.object({
  ...inCompany,
  language,
  isBuilt: z.literal(true),
  /** The fingerprint of the texts that the caller built: the request is refused if the company has changed since. */
  seen: z
    .string()
    .regex(/^[0-9a-f]{64}$/, messages['field.invalid'])
    .optional(),
});

export const newReport = z.discriminatedUnion('isBuilt', [writtenReport, builtReport]);

/** The changeable fields of a report: its texts and its snapshot never change. */
export const reportChanges = z.object({
  startsOn: z.iso
    .date(messages['date.invalid'])
    .refine(
      (day) => day >= startDays.from && day <= startDays.to,
      say(reportMessages['startDay.range'], startDays),
    )
    .nullable(),
});

/** Without a language, the report's language. */
export const reportPdf = z.object({ language: z.enum(languages).optional() });
