import { z } from 'zod';
import { companyFields } from './fields';
import { filtersOfFields, formOfFields } from '../fields/field-schemas';
import { namesIn } from '../fields/field-table';
import { line, optionalLine } from '../../fields';
import { filtersOf } from '../../list/filters';
import { listQuery, orderOf, searchText } from '../../list/list-query';
import { messages } from '../../messages';
import { ownSort } from '../fields/schemas';
import { bulkOf, removingAll, settingAll, taggingAll } from '../schemas';
import { changesOf } from '../../acts/schemas';

/** A domain in lower case, taken from an address or typed as it is; an empty value becomes null. */
export const companyDomain = optionalLine().transform(
  (value) =>
    value
      ?.toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/[/?#][^]*$/, '') || null,
);

const companyForm = formOfFields(companyFields, {
  name: line(messages['name.required']),
  domain: companyDomain,
});

/** Only the name is required. */
export const newCompany = companyForm.partial().required({ name: true });

export const companyChanges = changesOf(companyForm);

/** The columns by which companies are sorted. */
export const companySorts = namesIn('sort', companyFields);

export const companySearch = z.object({ q: searchText, filter: filtersOf(filtersOfFields(companyFields)) });
export const companyQuery = listQuery(companySorts, 'name').extend({
  ...companySearch.shape,
  sort: z.union([ownSort, orderOf(companySorts, 'name')]),
});

export const companyBulk = bulkOf(
  companySearch,
  z.union([
    settingAll(companyForm.pick({ lifecycle: true }).strict()),
    settingAll(companyForm.pick({ assigneeId: true }).strict()),
    ...taggingAll,
    removingAll,
  ]),
);

export type NewCompany = z.input<typeof newCompany>;
