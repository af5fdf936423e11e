import { z } from 'zod';
import { changesOf } from '../../acts/schemas';
import { line, optionalEmail, optionalLine, paragraph, rowId } from '../../fields';
import { languages } from '../../languages';
import { say } from '../../message';
import { messages } from '../../messages';
import { optionalLink, optionalText } from '../../record-fields';
import { isZone } from '../../time/zone';
import { marketingCompanyMessages as texts } from './messages';
import { audienceTypes, emojiUses, formalities, latePolicies, marketingLimits, speakers } from '../scales';

/** #rrggbb in lower case; an empty value becomes null. */
const optionalColor = z
  .string()
  .trim()
  .regex(/^(#[0-9a-f]{6})?$/i, texts['color.invalid'])
  .nullable()
  .transform((value) => value?.toLowerCase() || null);

/** A time of day, HH:MM; an empty value becomes null. */
const optionalTime = z
  .string()
  .trim()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, texts['time.invalid'])
  .nullable()
  .transform((value) => value || null);

const timezone = z
  .string()
  .max(60)
  .regex(/^[A-Za-z]+(\/[\w+-]+)*$/, texts['timezone.invalid'])
  .refine(isZone, texts['timezone.invalid']);

const avoided = z
  .array(line(messages['field.required'], 60))
  .max(marketingLimits.avoid, say(texts['avoid.many'], { most: marketingLimits.avoid }))
  .transform((words) => [...new Set(words)]);

/** A phone number as it is read aloud, with at least six digits; an empty value becomes null. */
const optionalPhone = optionalLine(40).refine(
  (value) => value === null || (/^[+\d(][\d\s().+/-]*$/.test(value) && value.replace(/\D/g, '').length >= 6),
  texts['phone.invalid'],
);

const companyFields = z.object({
  name: line(messages['name.required']),
  sector: line(texts['sector.required']),
  commercialObjectives: paragraph(texts['objectives.required']),
  targetAudience: paragraph(texts['audience.required']),
  targetAudienceType: z.enum(audienceTypes, { error: texts['audienceType.required'] }),
  language: z.enum(languages),
  timezone,
  formality: z.enum(formalities),
  emoji: z.enum(emojiUses),
  avoid: avoided,
  customersCalled: optionalLine(60),
  isSober: z.boolean(),
  speaker: z.enum(speakers),
  place: optionalLine(80),
  phone: optionalPhone,
  website: optionalLink,
  brandColor: optionalColor,
  accentColor: optionalColor,
  logoId: rowId.nullable(),
  senderName: optionalLine(100),
  replyTo: optionalEmail,
  postalAddress: optionalText(500),
  quietFrom: optionalTime,
  quietTo: optionalTime,
  latePolicy: z.enum(latePolicies),
});

interface QuietHours {
  quietFrom?: string | null | undefined;
  quietTo?: string | null | undefined;
}

/** Quiet hours are given together; one alone says nothing. */
const checkQuiet = ({ value, issues }: z.core.ParsePayload<QuietHours>) => {
  const { quietFrom, quietTo } = value;
  if (quietFrom === undefined && quietTo === undefined) return;
  const wrong = (name: keyof QuietHours, message: string) =>
    issues.push({ code: 'custom', input: value, path: [name], message });
  if (!quietFrom && quietTo) wrong('quietFrom', texts['quiet.both']);
  if (quietFrom && !quietTo) wrong('quietTo', texts['quiet.both']);
  if (quietFrom && quietFrom === quietTo) wrong('quietTo', texts['quiet.same']);
};

/** The five fields of the specification are required; the rest has defaults. */
export const newMarketingCompany = companyFields
  .partial()
  .required({
    name: true,
    sector: true,
    commercialObjectives: true,
    targetAudience: true,
    targetAudienceType: true,
  })
  .check(checkQuiet);

/** `quietFrom` and `quietTo` are sent together. */
export const marketingCompanyChanges = changesOf(companyFields).check(checkQuiet);

export type NewMarketingCompany = z.input<typeof newMarketingCompany>;
