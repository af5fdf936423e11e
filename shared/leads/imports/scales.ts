import { recordEntities } from '../entities';

/** The entities that can be imported. */
export const importedEntities = recordEntities;
export type ImportedEntity = (typeof importedEntities)[number];

const place = ['address', 'city', 'region', 'postalCode', 'country'] as const;
const company = ['companyExternalId', 'companyName', 'companyDomain', 'companyTaxId'] as const;
const contact = ['contactExternalId', 'contactEmail', 'contactName'] as const;
const deal = ['opportunityExternalId', 'opportunityTitle'] as const;

/** The fields of each entity to which a column can be mapped, in display order. */
export const importedFields = {
  contact: [
    ...[
      'firstName',
      'middleName',
      'lastName',
      'secondLastName',
      'fullName',
      'email',
      'emailWork',
      'emailPersonal',
      'emailOther',
    ],
    ...['phone', 'phoneWork', 'phoneMobile', 'phonePersonal', 'phoneOther', 'phonePrefix'],
    ...['jobTitle', ...company, 'status', 'source', 'tags', 'language', 'doNotContact'],
    ...[...place, 'linkedinUrl', 'notes', 'externalId', 'createdAt'],
  ],
  company: [
    ...['name', 'domain', 'website', 'phone', 'taxId', 'industry', 'sizeBand', 'lifecycle', 'tags'],
    ...[...place, 'linkedinUrl', 'description', 'externalId', 'createdAt'],
  ],
  opportunity: [
    ...[
      'title',
      ...company,
      ...contact,
      'stage',
      'dealOutcome',
      'amount',
      'currency',
      'probability',
      'closeDate',
    ],
    ...['expectedClose', 'closedAt', 'lostReason', 'lostNote', 'source', 'tags', 'externalId', 'createdAt'],
  ],
  communication: [
    ...['type', 'direction', 'subject', 'body', 'occurredAt', 'durationMin', 'outcome'],
    ...[...contact, ...company, ...deal, 'externalId', 'createdAt'],
  ],
  task: [
    ...['title', 'dueAt', 'doneAt', 'isDone', 'priority'],
    ...[...contact, ...company, ...deal, 'externalId', 'createdAt'],
  ],
} as const satisfies Record<ImportedEntity, readonly string[]>;
