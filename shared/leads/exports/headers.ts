import { communicationFields } from '../communications/fields';
import { companyFields, companyOrder } from '../companies/fields';
import { contactFields, contactOrder } from '../contacts/fields';
import { type AnyFields, type FieldLine, fileColumns, inOrder, type Order } from '../fields/field-table';
import { opportunityFields } from '../opportunities/fields';
import type { RecordSection } from '../sections';
import { taskFields } from '../tasks/fields';

/**
 * The columns of our own files, by the tables of fields: as they are exported, and as an import knows them again. Several
 * values of a cell are joined by `|`; times are ISO 8601 in UTC, amounts have a point, yes and no are `true` and `false`.
 *
 * `…_external_id` is that of the linked record; a record that has none is known by its own id. In `people` each is
 * `external id:role`, in `stage_history` each is `time stage`. A task that is due on a day says the day only.
 */
export const exportHeaders = {
  contacts: headersOf(contactFields, contactOrder.file),
  companies: headersOf(companyFields, companyOrder.file),
  opportunities: headersOf(opportunityFields),
  communications: headersOf(communicationFields),
  tasks: headersOf(taskFields),
} satisfies Record<RecordSection, readonly string[]>;

function headersOf(fields: AnyFields, order?: Order<string>): readonly string[] {
  const names = inOrder(Object.keys(fields), order);
  return ['external_id', ...names.flatMap((name) => fileColumns(name, fields[name] as FieldLine))];
}

export type ExportedList = keyof typeof exportHeaders;

/**
 * Further columns of contacts, as many as the rows of a file need: `email_3` and on, `phone_2` and on (those besides
 * `phone` and `mobile`), and for each address or phone `…_label` (default: work; for `mobile`, mobile) and
 * `…_shared`. The primary phone of a row is the first, where `phone` comes before `mobile`; the primary address is
 * `email`.
 */
export const pointHeader = /^(email|phone|mobile)(_(\d+))?(_(label|shared))?$/;
