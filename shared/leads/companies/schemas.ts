import { z } from 'zod';
import { line, optionalLine, rowId } from '../../fields';
import { choiceFilter, filtersOf, numberFilter, textFilter, timeFilter } from '../../list/filters';
import { listQuery, orderOf, searchText } from '../../list/list-query';
import { messages } from '../../messages';
import { ownFilters, ownSort } from '../fields/schemas';
import { tagFilter } from '../tags/schemas';
import { addressForm, bulkOf, removingAll, settingAll, taggingAll, ownForm, tagList } from '../schemas';
import { changesOf } from '../../acts/schemas';
import { optionalLink, optionalText } from '../../record-fields';
import { lifecycles, sizeBands } from './scales';

/** A domain in lower case, taken from an address or typed as it is; an empty value becomes null. */
export const companyDomain = optionalLine().transform(
  (value) =>
    value
      ?.toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/[/?#][^]*$/, '') || null,
);

const companyFields = z.object({
  name: line(messages['name.required']),
  website: optionalLink,
  domain: companyDomain,
  phone: optionalLine(50),
  taxId: optionalLine(30),
  industry: optionalLine(),
  sizeBand: z.enum(sizeBands).nullable(),
  ...addressForm,
  linkedinUrl: optionalLink,
  description: optionalText(),
  lifecycle: z.enum(lifecycles),
  /** The same company in CONSULTIA. */
  consultingCompanyId: rowId.nullable(),
  tags: tagList,
  own: ownForm,
});

/** Everything but the name may be left out. */
export const newCompany = companyFields.partial().required({ name: true });

export const companyChanges = changesOf(companyFields);

/** The columns by which companies are sorted. */
export const companySorts = [
  'name',
  'domain',
  'lifecycle',
  'city',
  'contactCount',
  'openAmount',
  'lastContactedAt',
  'updatedAt',
] as const;

const companyFilters = {
  name: textFilter,
  domain: textFilter,
  city: textFilter,
  industry: textFilter,
  lifecycle: choiceFilter(lifecycles),
  sizeBand: choiceFilter(sizeBands),
  contactCount: numberFilter,
  openDeals: numberFilter,
  openAmount: numberFilter,
  lastContactedAt: timeFilter,
  createdAt: timeFilter,
  updatedAt: timeFilter,
  tags: tagFilter,
  own: ownFilters,
};

export const companySearch = z.object({ q: searchText, filter: filtersOf(companyFilters) });
export const companyQuery = listQuery(companySorts, 'name').extend({
  ...companySearch.shape,
  sort: z.union([ownSort, orderOf(companySorts, 'name')]),
});

export const companyBulk = bulkOf(
  companySearch,
  z.union([settingAll(companyFields.pick({ lifecycle: true }).strict()), ...taggingAll, removingAll]),
);

export type NewCompany = z.input<typeof newCompany>;
