import { z } from 'zod';
import { contactFields } from './fields';
import { filtersOfFields, formOfFields } from '../fields/field-schemas';
import { namesIn } from '../fields/field-table';
import { email, line, queryId } from '../../fields';
import { filtersOf } from '../../list/filters';
import { listQuery, orderOf, searchText } from '../../list/list-query';
import { messages } from '../../messages';
import { ownSort } from '../fields/schemas';
import { bulkOf, removingAll, settingAll, taggingAll } from '../schemas';
import { changesOf } from '../../acts/schemas';
import { contactMessages } from './messages';
import { pointLabels } from './scales';

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

const contactForm = formOfFields(contactFields, { points: z.array(contactPoint).max(50) });

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

export const newContact = contactForm
  .partial()
  .refine(isNamed, { path: ['firstName'], message: contactMessages['name.orEmail'] });

export const contactChanges = changesOf(contactForm);

/** The columns by which contacts are sorted. */
export const contactSorts = namesIn('sort', contactFields);

export const contactSearch = z.object({
  q: searchText,
  filter: filtersOf(filtersOfFields(contactFields)),
  company: queryId.optional(),
  tag: queryId.optional(),
});
export const contactQuery = listQuery(contactSorts, '-updatedAt').extend({
  ...contactSearch.shape,
  sort: z.union([ownSort, orderOf(contactSorts, '-updatedAt')]),
});

export const contactBulk = bulkOf(
  contactSearch,
  z.union([
    settingAll(contactForm.pick({ status: true }).strict()),
    settingAll(contactForm.pick({ assigneeId: true }).strict()),
    ...taggingAll,
    removingAll,
  ]),
);

export type NewContact = z.input<typeof newContact>;
