import { z } from 'zod';
import { optionalLine, queryId, rowId } from '../../fields';
import { choiceFilter, filtersOf, textFilter, timeFilter } from '../../list/filters';
import { listQuery, searchText } from '../../list/list-query';
import { bulkOf, removingAll } from '../schemas';
import { changesOf } from '../../acts/schemas';
import { moment, optionalText } from '../../record-fields';
import { communicationMessages } from './messages';
import { communicationOutcomes, communicationTypes, directions } from './scales';

const communicationFields = z.object({
  type: z.enum(communicationTypes),
  direction: z.enum(directions),
  subject: optionalLine(300),
  body: optionalText(),
  occurredAt: moment,
  durationMin: z.int().min(0).max(100_000).nullable(),
  outcome: z.enum(communicationOutcomes).nullable(),
  contactIds: z
    .array(rowId)
    .max(100)
    .transform((ids) => [...new Set(ids)]),
  companyId: rowId.nullable(),
  opportunityId: rowId.nullable(),
});

/** Of a communication as it will be: whether it says something, and is about somebody. */
export const saysSomething = ({ subject, body }: { subject?: unknown; body?: unknown }) =>
  Boolean(subject || body);
export const isAboutSomebody = (given: {
  contactIds?: unknown;
  companyId?: unknown;
  opportunityId?: unknown;
}) => Boolean((given.contactIds as number[] | undefined)?.length || given.companyId || given.opportunityId);

export const newCommunication = communicationFields
  .partial()
  .required({ type: true })
  .refine(saysSomething, { path: ['subject'], message: communicationMessages['text.required'] })
  .refine(isAboutSomebody, { path: ['contactIds'], message: communicationMessages['about.required'] });

export const communicationChanges = changesOf(communicationFields);

export const communicationSorts = ['occurredAt', 'type', 'subject', 'about', 'outcome'] as const;

export const communicationFilters = {
  type: choiceFilter(communicationTypes),
  direction: choiceFilter(directions),
  outcome: choiceFilter(communicationOutcomes),
  subject: textFilter,
  about: textFilter,
  occurredAt: timeFilter,
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
