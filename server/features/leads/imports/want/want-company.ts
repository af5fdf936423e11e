import { companyChanges } from '../../../../../shared/leads/companies/schemas';
import { messages } from '../../../../../shared/messages';
import type { Planning } from '../../../../platform/imports/import-target';
import type { ReadRow } from '../../../../platform/imports/values/read-row';
import { ownValuesIn } from './own-values';
import {
  checked,
  domainOf,
  extrasOf,
  tagsIn,
  type Reading,
  type WantSettings,
  taxKeyOf,
  textIn,
  timeIn,
} from './wanted';

/** What a row says a company is. */
export function wantCompany(row: ReadRow, planning: Planning, { own }: WantSettings): Reading {
  const text = (field: string) => textIn(row, field);
  const { fields, errors } = checked(planning, companyChanges, {
    name: text('name'),
    website: text('website'),
    domain: domainOf(text('domain') ?? text('website')),
    phone: text('phone'),
    taxId: text('taxId'),
    industry: text('industry'),
    sizeBand: text('sizeBand'),
    lifecycle: text('lifecycle'),
    ...{ address: text('address'), city: text('city'), region: text('region') },
    ...{ postalCode: text('postalCode'), country: text('country') },
    linkedinUrl: text('linkedinUrl'),
    description: text('description'),
  });
  const values = ownValuesIn(row, own);
  const createdAt = timeIn(row, 'createdAt');
  return {
    wanted: {
      externalId: text('externalId'),
      fields: { ...fields, ...(createdAt && { createdAt }) },
      taxKey: taxKeyOf(text('taxId')),
      tags: tagsIn(row),
      own: values.own,
      extras: extrasOf(row),
    },
    errors: [...errors, ...values.errors],
  };
}

/** What is missing from a new company. */
export const companyLacks = ({ name }: Record<string, unknown>): string | null =>
  name ? null : messages['name.required'];
