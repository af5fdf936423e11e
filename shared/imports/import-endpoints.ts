import { file, json } from '../http/body';
import { get, post, signedIn } from '../http/endpoint';
import type { Page } from '../list/page';
import type { ImportDetail, ImportRow, ListedImport } from './import';
import { importMessages } from './messages';
import { importLimits } from './scales';
import {
  importListQuery,
  importMapping,
  importReadQuery,
  importRowsQuery,
  importUploadQuery,
} from './schemas';

/** The media types that browsers send for CSV and vCard files; some browsers send a generic one. */
const types = ['text/*', 'application/*'];

/** Maximum bytes of a mapping in JSON: three hundred columns, some of them with choices for fifty values. */
const mappingLimit = 1024 * 1024;

const missing = importMessages['import.missing'];
const busy = importMessages['state.busy'];
const over = importMessages['state.over'];

/** The endpoints of a feature's imports, at `/api/{feature}/imports`. */
export const importEndpoints = <Path extends string>(path: Path) => ({
  /** Newest first. */
  list: get(path, signedIn, importListQuery, { summary: 'List imports' }).returns<Page<ListedImport>>(),
  /** Takes a file as the body and answers when it is read. */
  upload: post(path, signedIn, file(importLimits.bytes, types), {
    summary: 'Upload a file to import',
    query: importUploadQuery,
  }).returns<ImportDetail>(),
  read: get(`${path}/:id` as const, signedIn, importReadQuery, { missing }).returns<ImportDetail>(),
  rows: get(`${path}/:id/rows` as const, signedIn, importRowsQuery, { missing }).returns<Page<ImportRow>>(),
  /** Says how the file is read, and has a job check what its rows would do. */
  mapping: post(`${path}/:id/mapping` as const, signedIn, json(importMapping, mappingLimit), {
    summary: 'Map the columns of an import and check its rows',
    status: 200,
    missing,
    conflicts: [busy, over],
  }).returns<ImportDetail>(),
  /** Has a job write what was checked; one that failed or was cancelled goes on where it ended. */
  commit: post(`${path}/:id/commit` as const, signedIn, undefined, {
    summary: 'Write the checked rows of an import',
    status: 200,
    missing,
    conflicts: [importMessages['state.unchecked'], busy, over],
  }).returns<ImportDetail>(),
  /** Ends the job. What is written stays and can be taken back. */
  cancel: post(`${path}/:id/cancel` as const, signedIn, undefined, {
    status: 200,
    missing,
  }).returns<ImportDetail>(),
  /** Has a job take back what was written, except for what was changed since. */
  undo: post(`${path}/:id/undo` as const, signedIn, undefined, {
    status: 200,
    missing,
    conflicts: [importMessages['state.notDone'], busy],
  }).returns<ImportDetail>(),
  /** The rows with errors as they were uploaded, with the reason in a column of its own. */
  errors: get(`${path}/:id/errors.csv` as const, signedIn, undefined, { missing }).returnsFile('text/csv'),
});
