import type { NewContact } from '@shared/leads/contacts/schemas';
import { ownCountry, type TypedRecord } from '../duplicates/reads';

/** The typed values by which other contacts may match. An address that several people share identifies nobody. */
export function typedContact(
  { firstName, lastName, companyId, country, points = [] }: NewContact,
  id: number | undefined,
): TypedRecord {
  const values = (kind: 'email' | 'phone') =>
    points
      .filter((point) => point.kind === kind && !point.shared && point.value.trim())
      .map(({ value }) => value.trim())
      .join('\n');
  return {
    entity: 'contact',
    id,
    emails: values('email'),
    phones: values('phone'),
    country: ownCountry(country),
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    company: companyId ?? undefined,
  };
}
