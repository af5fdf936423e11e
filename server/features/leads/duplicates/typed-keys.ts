import type { z } from 'zod';
import type { typedRecord } from '../../../../shared/leads/duplicates/schemas';
import { taxKeyOf } from '../tax-keys';
import { sharedDomains } from '../../../platform/mail/shared-domains';
import type { TypedKeys } from './matches.queries';

const some = (...values: (string | null | undefined)[]) => values.filter((value) => value) as string[];

/**
 * The keys by which a typed record may match others; empty fields and public domains give none. `home` is the country
 * of phones without a country code.
 */
export async function typedKeys(
  typed: z.output<typeof typedRecord>,
  home: () => Promise<string>,
): Promise<TypedKeys> {
  const { phoneKey } = await import('../phones');
  const country = typed.phones.length > 0 ? typed.country || (await home()) : '';
  const phones = some(...typed.phones.map((phone) => phoneKey(phone, country)));
  const phone = { scope: 0, keys: phones };
  if (typed.entity === 'company') {
    const { domain, taxId } = typed;
    return {
      phone,
      taxId: { scope: 0, keys: some(taxKeyOf(taxId ?? '')) },
      domain: { scope: 0, keys: some(domain).filter((each) => !sharedDomains.includes(each)) },
    };
  }
  const name = some(typed.firstName?.trim(), typed.lastName?.trim()).join(' ');
  return {
    phone,
    email: { scope: 0, keys: typed.emails.map((email) => email.trim().toLowerCase()).filter(Boolean) },
    ...(typed.company && { name: { scope: typed.company, keys: some(name) } }),
  };
}
