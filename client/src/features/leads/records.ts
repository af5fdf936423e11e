import { queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '@shared/http/endpoint';
import { urlFor } from '@shared/http/params';
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
import { call } from '@/lib/api/api-client';
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
export type ListSearch = Record<string, string | number | undefined>;

export const endpointsOf = {
  contacts: leadContacts,
  companies: leadCompanies,
  opportunities: leadOpportunities,
  communications: leadCommunications,
  tasks: leadTasks,
};

const plain = (endpoint: Endpoint) => endpoint;

export const listOf = <Of extends RecordSection>(section: Of, search: ListSearch) =>
  queryOptions<{ rows: Rows[Of][]; next: string | null }>({
    queryKey: [urlFor(plain(endpointsOf[section].list), {}, search as never)],
  });

export const countOf = (section: RecordSection, search: ListSearch = {}) =>
  queryOptions<Counted>({ queryKey: [urlFor(plain(endpointsOf[section].count), {}, search as never)] });

export const recordOf = <Of extends RecordSection>(section: Of, id: number) =>
  queryOptions<Rows[Of]>({ queryKey: [urlFor(plain(endpointsOf[section].read), { id })] });

export const historyOf = (section: RecordSection, id: number) =>
  queryOptions<Wire<Change>[]>({ queryKey: [urlFor(plain(endpointsOf[section].history), { id })] });

export const stageList = () => query(leadStages.list, {});
/** The account's own fields of all sections. */
export const fieldList = () => query(leadFields.list, {});
export const tagList = () => query(leadTags.list, {});
export const settingsOf = () => query(leadSettings.read, {});
export const dueTasks = () => query(leadTasks.due, {});

export const createRecord = <Of extends RecordSection>(section: Of, body: object) =>
  call(plain(endpointsOf[section].create), {}, body as never) as Promise<SavedRow<Of>>;

export const updateRecord = <Of extends RecordSection>(section: Of, id: number, body: object) =>
  call(plain(endpointsOf[section].update), { id } as never, body as never) as Promise<SavedRow<Of>>;

export const removeRecord = (section: RecordSection, id: number) =>
  call(plain(endpointsOf[section].remove), { id } as never) as Promise<Done>;

/** Does the same with the ticked records of a section, or with all that a search finds. */
export const doInBulk = (section: RecordSection, body: { of: object; does: object }) =>
  call(plain(endpointsOf[section].bulk), {}, body as never) as Promise<BulkDone>;

/** The addresses of files: a list as it is searched, its contacts as vCards, and what is stored about one person. */
export const listFile = (section: RecordSection, search: ListSearch) =>
  urlFor(plain(leadExports[section]), {}, search as never);
export const cardsFile = (search: ListSearch) => urlFor(plain(leadExports.cards), {}, search as never);
export const cardFile = (id: number) => urlFor(contactFiles.card, { id });
export const personFile = (id: number) => urlFor(contactFiles.data, { id });
