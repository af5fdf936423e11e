import { queryOptions } from '@tanstack/react-query';
import { type Search, urlAt, urlFor } from '@shared/http/params';
import type { Wire } from '@shared/http/wire';
import type { RecordSection } from '@shared/leads/sections';
import { type Communication, leadCommunications } from '@shared/leads/communications/endpoints';
import { type Company, leadCompanies } from '@shared/leads/companies/endpoints';
import { type Contact, leadContacts } from '@shared/leads/contacts/endpoints';
import {
  type Card as BoardCard,
  leadOpportunities,
  leadStages,
  type Opportunity,
} from '@shared/leads/opportunities/endpoints';
import { leadFields } from '@shared/leads/fields/endpoints';
import { leadSettings } from '@shared/leads/settings/endpoints';
import { leadTags } from '@shared/leads/tags/endpoints';
import type { BulkDone } from '@shared/leads/record-endpoints';
import type { Change, Done } from '@shared/acts/record';
import { contactFiles, leadExports } from '@shared/leads/exports/endpoints';
import { leadTasks, type Task } from '@shared/leads/tasks/endpoints';
import type { Counted } from '@shared/list/page';
import { callAt } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';

/** The rows of each section, as the API returns them. */
export interface Rows {
  contacts: Wire<Contact>;
  companies: Wire<Company>;
  opportunities: Wire<Opportunity>;
  communications: Wire<Communication>;
  tasks: Wire<Task>;
}

/** What the board knows of an opportunity. */
export type Card = Wire<BoardCard>;

/** A row as a save returns it; the act can be undone. */
export type SavedRow<Of extends RecordSection> = Rows[Of] & { act: string | null };

/** Search, filters, sort order and page size of a list, and the records that it is about. */
export type ListSearch = Search;

export const endpointsOf = {
  contacts: leadContacts,
  companies: leadCompanies,
  opportunities: leadOpportunities,
  communications: leadCommunications,
  tasks: leadTasks,
};

export const listOf = <Of extends RecordSection>(section: Of, search: ListSearch) =>
  queryOptions<{ rows: Rows[Of][]; next: string | null }>({
    queryKey: [urlAt(endpointsOf[section].list.path, {}, search)],
  });

export const countOf = (section: RecordSection, search: ListSearch = {}) =>
  queryOptions<Counted>({ queryKey: [urlAt(endpointsOf[section].count.path, {}, search)] });

export const recordOf = <Of extends RecordSection>(section: Of, id: number) =>
  queryOptions<Rows[Of]>({ queryKey: [urlFor(endpointsOf[section].read, { id })] });

export const historyOf = (section: RecordSection, id: number) =>
  queryOptions<Wire<Change>[]>({ queryKey: [urlFor(endpointsOf[section].history, { id })] });

export const stageList = () => query(leadStages.list, {});
/** The account's own fields of all sections. */
export const fieldList = () => query(leadFields.list, {});
export const tagList = () => query(leadTags.list, {});
export const settingsOf = () => query(leadSettings.read, {});
export const dueTasks = () => query(leadTasks.due, {});

export const createRecord = <Of extends RecordSection>(section: Of, body: object) =>
  callAt<SavedRow<Of>>(endpointsOf[section].create, {}, body);

export const updateRecord = <Of extends RecordSection>(section: Of, id: number, body: object) =>
  callAt<SavedRow<Of>>(endpointsOf[section].update, { id }, body);

export const removeRecord = (section: RecordSection, id: number) =>
  callAt<Done>(endpointsOf[section].remove, { id });

/** Does the same with the ticked records of a section, or with all that a search finds. */
export const doInBulk = (section: RecordSection, body: { of: object; does: object }) =>
  callAt<BulkDone>(endpointsOf[section].bulk, {}, body);

/** The addresses of files: a list as it is searched, its contacts as vCards, and what is stored about one person. */
export const listFile = (section: RecordSection, search: ListSearch) =>
  urlAt(leadExports[section].path, {}, search);
export const cardsFile = (search: ListSearch) => urlAt(leadExports.cards.path, {}, search);
export const cardFile = (id: number) => urlFor(contactFiles.card, { id });
export const personFile = (id: number) => urlFor(contactFiles.data, { id });
