import type { ImportedFields } from '../imported-fields';
import { communicationFields } from '../../../../../shared/leads/communications/fields';
import { communicationMessages } from '../../../../../shared/leads/communications/messages';
import { communicationChanges } from '../../../../../shared/leads/communications/schemas';
import { opportunityMessages } from '../../../../../shared/leads/opportunities/messages';
import { taskFields } from '../../../../../shared/leads/tasks/fields';
import { taskChanges } from '../../../../../shared/leads/tasks/schemas';
import type { Planning } from '../../../../platform/imports/import-target';
import type { ReadRow } from '../../../../platform/imports/values/read-row';
import { companyIn, contactsIn, dealIn } from './named-in-row';
import {
  checked,
  dateIn,
  extrasOf,
  numberIn,
  type Reading,
  textIn,
  timeIn,
  valuesIn,
  type Wanted,
} from './wanted';

/** What communications and tasks are about. */
const linksIn = (row: ReadRow): Pick<Wanted, 'company' | 'contacts' | 'deal'> => ({
  company: companyIn(row) ?? {},
  contacts: contactsIn(row),
  deal: dealIn(row) ?? {},
});

/** The reading of a row whose own fields are checked. */
function readingOf(row: ReadRow, { fields, errors }: ReturnType<typeof checked>): Reading {
  const createdAt = timeIn(row, 'createdAt');
  return {
    wanted: {
      externalId: textIn(row, 'externalId'),
      fields: { ...fields, ...(createdAt && { createdAt }) },
      ...linksIn(row),
      tags: [],
      own: {},
      extras: [],
    },
    errors,
  };
}

/** What a row says a communication is: a note, unless it says otherwise. */
export function wantCommunication(row: ReadRow, planning: Planning): Reading {
  const text = (field: string) => textIn(row, field);
  const minutes = numberIn(row, 'durationMin');
  const extras = extrasOf(row);
  const read = checked(planning, communicationChanges, {
    ...valuesIn(row, communicationFields),
    type: text('type') ?? 'note',
    subject: text('subject')?.slice(0, 300),
    body: [text('body'), ...extras].filter(Boolean).join('\n') || undefined,
    occurredAt: timeIn(row, 'occurredAt') ?? planning.at.toISOString(),
    durationMin: minutes === undefined ? undefined : Math.round(minutes),
  });
  return readingOf(row, read);
}

/** What is missing from a new communication. */
export const communicationLacks = ({ subject, body }: ImportedFields): string | null =>
  subject || body ? null : communicationMessages['text.required'];

/** When a row says that a task was done: at a time, or some time. */
function doneIn(row: ReadRow, planning: Planning): string | undefined {
  const time = timeIn(row, 'doneAt');
  if (time) return time;
  return textIn(row, 'isDone') === 'done' ? (timeIn(row, 'dueAt') ?? planning.at.toISOString()) : undefined;
}

/** What a row says a task is. */
export function wantTask(row: ReadRow, planning: Planning): Reading {
  const text = (field: string) => textIn(row, field);
  const due = dateIn(row, 'dueAt');
  const read = checked(planning, taskChanges, {
    ...valuesIn(row, taskFields),
    title: text('title')?.slice(0, 200),
    isAllDay: due && due.time === null,
    doneAt: doneIn(row, planning),
  });
  return readingOf(row, read);
}

/** What is missing from a new task. */
export const taskLacks = ({ title }: ImportedFields): string | null =>
  title ? null : opportunityMessages['title.required'];
