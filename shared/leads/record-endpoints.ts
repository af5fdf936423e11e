import type { z } from 'zod';
import type { Change, Done, Saved } from '../acts/record';
import { del, get, patch, post, signedIn } from '../http/endpoint';
import type { Counted, Page } from '../list/page';
import { leadMessages } from './messages';

/**
 * The result of a bulk act; one on many records is a job, which `run` names (`shared/jobs`) and whose result is a
 * `Done`.
 */
export interface BulkDone extends Done {
  run: number | null;
}

const missing = leadMessages['record.missing'];

/** The endpoints that every entity of LEADMANAGER has. */
export const recordEndpoints =
  <Listed, Row extends Listed>() =>
  <
    Name extends string,
    Query extends z.ZodType,
    Searched extends z.ZodType,
    Form extends z.ZodType,
    Changes extends z.ZodType,
    Bulk extends z.ZodType,
  >(
    name: Name,
    {
      query,
      searched,
      form,
      changes,
      bulk,
    }: { query: Query; searched: Searched; form: Form; changes: Changes; bulk: Bulk },
  ) => ({
    list: get(`/api/leads/${name}`, signedIn, query).returns<Page<Listed>>(),
    /** How many rows a search and a filter find, up to 10,000. */
    count: get(`/api/leads/${name}/count`, signedIn, searched).returns<Counted>(),
    create: post(`/api/leads/${name}`, signedIn, form).returns<Saved<Row>>(),
    read: get(`/api/leads/${name}/:id`, signedIn, undefined, { missing }).returns<Row>(),
    /** Its changes, newest first, at most 500. */
    history: get(`/api/leads/${name}/:id/history`, signedIn, undefined, { missing }).returns<Change[]>(),
    update: patch(`/api/leads/${name}/:id`, signedIn, changes, { missing }).returns<Saved<Row>>(),
    /** Puts it in the bin. */
    remove: del(`/api/leads/${name}/:id`, signedIn, undefined, { status: 200, missing }).returns<Done>(),
    /** Changes or deletes the ticked records, or all that a search and a filter find, as one act. */
    bulk: post(`/api/leads/${name}/bulk`, signedIn, bulk, { status: 200 }).returns<BulkDone>(),
  });

/** The endpoints of an entity, whatever it is searched by and made of. */
export type RecordEndpoints<Row> = ReturnType<ReturnType<typeof recordEndpoints<Row, Row>>>;
