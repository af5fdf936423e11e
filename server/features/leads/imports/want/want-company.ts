import type { ImportedFields } from '../imported-fields';
import { companyFields } from '../../../../../shared/leads/companies/fields';
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
  valuesIn,
} from './wanted';

/** What a row says a company is. */
export function wantCompany(row: ReadRow, planning: Planning, { own }: WantSettings): Reading {
  const text = (field: string) => textIn(row, field);
  const { fields, errors } = checked(planning, companyChanges, {
    ...valuesIn(row, companyFields),
    domain: domainOf(text('domain') ?? text('website')),
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
export const companyLacks = ({ name }: ImportedFields): string | null =>
  name ? null : messages['name.required'];
