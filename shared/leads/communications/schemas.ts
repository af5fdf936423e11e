import { z } from 'zod';
import { communicationFields } from './fields';
import { filtersOfFields, formOfFields } from '../fields/field-schemas';
import { namesIn } from '../fields/field-table';
import { queryId, rowId } from '../../fields';
import { choiceFilter, filtersOf } from '../../list/filters';
import { listQuery, searchText } from '../../list/list-query';
import { bulkOf, removingAll } from '../schemas';
import { changesOf } from '../../acts/schemas';
import { moment } from '../../record-fields';
import { communicationMessages } from './messages';

const communicationForm = formOfFields(communicationFields, {
  occurredAt: moment,
  durationMin: z.int().min(0).max(100_000).nullable(),
  contactIds: z
    .array(rowId)
    .max(100)
    .transform((ids) => [...new Set(ids)]),
});

/** Checks a communication: it has content, and it has a contact, company or opportunity. */
export const saysSomething = ({ subject, body }: { subject?: unknown; body?: unknown }) =>
  Boolean(subject || body);
export const isAboutSomebody = (given: {
  contactIds?: unknown;
  companyId?: unknown;
  opportunityId?: unknown;
}) => Boolean((given.contactIds as number[] | undefined)?.length || given.companyId || given.opportunityId);

export const newCommunication = communicationForm
  .partial()
  .required({ type: true })
  .refine(saysSomething, { path: ['subject'], message: communicationMessages['text.required'] })
  .refine(isAboutSomebody, { path: ['contactIds'], message: communicationMessages['about.required'] });

export const communicationChanges = changesOf(communicationForm);

export const communicationSorts = namesIn('sort', communicationFields);

export const communicationFilters = {
  ...filtersOfFields(communicationFields),
  /** What contacts wrote, or called in vain about, since nobody has turned to them. */
  awaitsAnswer: choiceFilter(['yes', 'no']),
};

const rowFilter = queryId.optional();

export const communicationSearch = z.object({
  q: searchText,
  filter: filtersOf(communicationFilters),
  contact: rowFilter,
  company: rowFilter,
  /** About a company, its people or its opportunities. */
  around: rowFilter,
  opportunity: rowFilter,
});
export const communicationQuery = listQuery(communicationSorts, '-occurredAt').extend(
  communicationSearch.shape,
);

export const communicationBulk = bulkOf(communicationSearch, removingAll);
