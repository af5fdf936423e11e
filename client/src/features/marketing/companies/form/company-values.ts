import type { z } from 'zod';
import { newMarketingCompany } from '@shared/marketing/companies/schemas';
import { usualTimezones } from '@shared/marketing/scales';
import type { Language } from '@shared/languages';
import type { Fields } from '@/lib/forms/save-changes';
import type { Company } from '../../reads';

/** What the form of a company holds. */
export type CompanyInput = z.input<typeof newMarketingCompany>;

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || usualTimezones[0];

/** The values of a company in its form; of a new one, what is usual where the user is. */
export function companyValues(company: Company | undefined, language: Language) {
  return {
    name: company?.name ?? '',
    sector: company?.sector ?? '',
    commercialObjectives: company?.commercialObjectives ?? '',
    targetAudience: company?.targetAudience ?? '',
    targetAudienceType: company?.targetAudienceType,
    language: company?.language ?? language,
    timezone: company?.timezone ?? ownZone(),
    formality: company?.formality ?? 'audience',
    emoji: company?.emoji ?? 'none',
    avoid: company?.avoid ?? [],
    customersCalled: company?.customersCalled ?? '',
    isSober: company?.isSober ?? false,
    speaker: company?.speaker ?? 'we',
    place: company?.place ?? '',
    phone: company?.phone ?? '',
    website: company?.website ?? '',
    brandColor: company?.brandColor ?? '',
    accentColor: company?.accentColor ?? '',
    logoId: company?.logoId ?? null,
    senderName: company?.senderName ?? '',
    replyTo: company?.replyTo ?? '',
    postalAddress: company?.postalAddress ?? '',
    quietFrom: company?.quietFrom ?? '',
    quietTo: company?.quietTo ?? '',
    latePolicy: company?.latePolicy ?? 'ask',
  } satisfies Record<keyof CompanyInput, unknown>;
}

/** The server takes both ends of the quiet hours together. */
export const withBothEnds = (changes: Fields, values: Fields): Fields =>
  'quietFrom' in changes || 'quietTo' in changes
    ? { ...changes, quietFrom: values.quietFrom, quietTo: values.quietTo }
    : changes;

/** The fields that the form shows from the start. */
const firstFields = ['name', 'sector', 'commercialObjectives', 'targetAudience', 'targetAudienceType'];

/** Whether one of the fields with an error is under "more". */
export const isUnderMore = (names: readonly string[]) => names.some((name) => !firstFields.includes(name));

/** The parts of the form that a screen leads to: its logo, and the address that mails and pages must name. */
export type CompanyStart = 'logo' | 'postalAddress';
