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
  /** Takes a file as the body and answers when it has been read. */
  upload: post(path, signedIn, file(importLimits.bytes, types), {
    summary: 'Upload a file to import',
    query: importUploadQuery,
  }).returns<ImportDetail>(),
  read: get(`${path}/:id` as const, signedIn, importReadQuery, { missing }).returns<ImportDetail>(),
  rows: get(`${path}/:id/rows` as const, signedIn, importRowsQuery, { missing }).returns<Page<ImportRow>>(),
  /** Stores how the file is read and starts a job that checks the rows. */
  mapping: post(`${path}/:id/mapping` as const, signedIn, json(importMapping, mappingLimit), {
    summary: 'Map the columns of an import and check its rows',
    status: 200,
    missing,
    conflicts: [busy, over],
  }).returns<ImportDetail>(),
  /** Starts a job that writes the checked rows; a failed or cancelled one continues where it stopped. */
  commit: post(`${path}/:id/commit` as const, signedIn, undefined, {
    summary: 'Write the checked rows of an import',
    status: 200,
    missing,
    conflicts: [importMessages['state.unchecked'], busy, over],
  }).returns<ImportDetail>(),
  /** Ends the job. Rows already written stay and can be undone. */
  cancel: post(`${path}/:id/cancel` as const, signedIn, undefined, {
    status: 200,
    missing,
  }).returns<ImportDetail>(),
  /** Starts a job that undoes what was written, except for later changes. */
  undo: post(`${path}/:id/undo` as const, signedIn, undefined, {
    status: 200,
    missing,
    conflicts: [importMessages['state.notDone'], busy],
  }).returns<ImportDetail>(),
  /** The rows with errors as uploaded, with the reason in an additional column. */
  errors: get(`${path}/:id/errors.csv` as const, signedIn, undefined, { missing }).returnsFile('text/csv'),
});
