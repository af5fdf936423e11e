import type { NewContact } from '@shared/leads/contacts/schemas';
import type { TypedRecord } from '../duplicates';

/** The country of phones without a prefix; without one of the record's own, the server takes the account's. */
export const ownCountry = (country: string | null | undefined) =>
  country?.length === 2 ? country : undefined;

/** What may match other contacts of what is typed; an address that is shared belongs to nobody. */
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
