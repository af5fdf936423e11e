import { z } from 'zod';
import { email, line, optionalLine, queryId, rowId } from '../../fields';
import { choiceFilter, filtersOf, phoneFilter, textFilter, timeFilter } from '../../list/filters';
import { listQuery, orderOf, searchText } from '../../list/list-query';
import { messages } from '../../messages';
import { ownFilters, ownSort } from '../fields/schemas';
import { tagFilter } from '../tags/schemas';
import { addressForm, bulkOf, removingAll, settingAll, taggingAll, ownForm, tagList } from '../schemas';
import { changesOf } from '../../acts/schemas';
import { optionalLink, optionalText } from '../../record-fields';
import { contactMessages } from './messages';
import { contactStatuses, leadSources, pointLabels } from './scales';

const pointShape = {
  label: z.enum(pointLabels).default('work'),
  primary: z.boolean().default(false),
  shared: z.boolean().default(false),
};

/** An email address or a phone. */
const contactPoint = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email'), value: email, ...pointShape }),
  z.object({ kind: z.literal('phone'), value: line(messages['field.required'], 50), ...pointShape }),
]);

const contactFields = z.object({
  firstName: optionalLine(),
  lastName: optionalLine(),
  jobTitle: optionalLine(),
  companyId: rowId.nullable(),
  status: z.enum(contactStatuses),
  source: z.enum(leadSources),
  language: z.enum(['en', 'es']).nullable(),
  ...addressForm,
  linkedinUrl: optionalLink,
  doNotContact: z.boolean(),
  notes: optionalText(),
  points: z.array(contactPoint).max(50),
  tags: tagList,
  own: ownForm,
});

/** Whether a contact has a first name, a last name or an email address. */
export const isNamed = ({
  firstName,
  lastName,
  points = [],
}: {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  points?: { kind: string }[] | undefined;
}) => Boolean(firstName || lastName || points.some(({ kind }) => kind === 'email'));

export const newContact = contactFields
  .partial()
  .refine(isNamed, { path: ['firstName'], message: contactMessages['name.orEmail'] });

export const contactChanges = changesOf(contactFields);

/** The columns by which contacts are sorted. */
export const contactSorts = [
  'name',
  'companyName',
  'email',
  'phone',
  'status',
  'firstTag',
  'lastContactedAt',
  'nextTaskAt',
  'updatedAt',
] as const;

const contactFilters = {
  name: textFilter,
  companyName: textFilter,
  email: textFilter,
  phone: phoneFilter,
  jobTitle: textFilter,
  city: textFilter,
  status: choiceFilter(contactStatuses),
  source: choiceFilter(leadSources),
  lastContactedAt: timeFilter,
  nextTaskAt: timeFilter,
  createdAt: timeFilter,
  updatedAt: timeFilter,
  tags: tagFilter,
  own: ownFilters,
};

export const contactSearch = z.object({
  q: searchText,
  filter: filtersOf(contactFilters),
  company: queryId.optional(),
  tag: queryId.optional(),
});
export const contactQuery = listQuery(contactSorts, '-updatedAt').extend({
  ...contactSearch.shape,
  sort: z.union([ownSort, orderOf(contactSorts, '-updatedAt')]),
});

export const contactBulk = bulkOf(
  contactSearch,
  z.union([settingAll(contactFields.pick({ status: true }).strict()), ...taggingAll, removingAll]),
);

export type NewContact = z.input<typeof newContact>;
