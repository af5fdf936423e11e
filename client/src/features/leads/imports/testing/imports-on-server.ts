import type { ImportColumn, ImportField, ImportRow } from '@shared/imports/import';
import type { Wire } from '@shared/http/wire';
import { type JobRun, jobRuns } from '@shared/jobs/endpoints';
import { leadImports } from '@shared/leads/imports/endpoints';
import type { ShownImport } from '@/ui/import-preview/import-kind';
import { fakeApi } from '@/testing/fake-api';

const at = '2026-11-02T10:00:00.000Z';

const field = (name: string, more: Partial<ImportField> = {}): ImportField => ({
  name,
  kind: 'line',
  several: false,
  own: null,
  choices: null,
  ...more,
});

/** A column; its first values are its samples. */
export const columnOf = (
  header: string,
  samples: string[],
  more: Partial<ImportColumn> = {},
): ImportColumn => ({
  header,
  samples,
  looks: 'text',
  filled: samples.length,
  values: null,
  dates: null,
  decimals: null,
  ...more,
});

export const fields: ImportField[] = [
  field('firstName'),
  field('email', { kind: 'email', several: true }),
  field('jobTitle'),
  field('status', {
    kind: 'choice',
    choices: ['new', 'working', 'customer'].map((value) => ({ value, label: null })),
  }),
  field('externalId', { kind: 'id' }),
  field('own:4', { kind: 'date', own: { id: 4, label: 'Birthday' } }),
];

/** An import of a file with four columns, as it was uploaded. */
export const anyImport = (changes: Partial<ShownImport> = {}): ShownImport => ({
  id: 7,
  entity: 'contact',
  into: null,
  fileName: 'contactos.csv',
  state: 'uploaded',
  rowCount: 1_200,
  counts: null,
  act: null,
  createdAt: at,
  updatedAt: at,
  format: 'csv',
  encoding: 'windows-1252',
  delimiter: ';',
  isRemembered: false,
  warnings: [],
  run: null,
  failure: null,
  undone: null,
  fields,
  columns: [
    columnOf('Nombre', ['Ana', 'Uxía']),
    columnOf('Correo', ['ana@example.org']),
    columnOf('Estado', ['Cliente', 'Tibio'], { values: ['Cliente', 'Tibio'] }),
    columnOf('Nacida', ['03/04/1990'], { looks: 'date', dates: 'undecided' }),
  ],
  questions: [],
  sharesIdsWith: null,
  unnamedSystem: 'file OSpTyjGP',
  namedSystems: [],
  recognised: [{}, {}, {}, {}],
  needs: ['firstName', 'email'],
  mapping: {
    entity: 'contact',
    system: 'hubspot',
    mode: 'both',
    fill: 'overwrite',
    given: {},
    columns: [
      { to: 'field', field: 'firstName' },
      { to: 'field', field: 'email' },
      { to: 'field', field: 'status' },
      { to: 'skip' },
    ],
  },
  ...changes,
});

export const counts = { create: 900, update: 200, join: 0, skip: 60, error: 40, warnings: 0, makes: {} };

export const anyRow = (changes: Partial<ImportRow> = {}): ImportRow => ({
  place: 0,
  line: 2,
  cells: ['Ana', 'ana@example.org', 'Cliente', '03/04/1990'],
  action: 'create',
  reason: null,
  recordId: null,
  makes: [],
  ...changes,
});

/** A job that is at work. */
export const anyRun = (changes: Partial<Wire<JobRun>> = {}): Wire<JobRun> => ({
  id: 5,
  name: 'anyJob',
  state: 'running',
  done: 300,
  total: 1_200,
  message: null,
  result: null,
  createdAt: at,
  updatedAt: at,
  ...changes,
});

/** Answers what the screen of an import reads; the returned object holds the import, and can be changed. */
export function importOnServer(changes: Partial<ShownImport> = {}, rows: ImportRow[] = [anyRow()]) {
  const held = { detail: anyImport(changes), rows, done: 300 };
  fakeApi.answer(leadImports.read, () => held.detail);
  fakeApi.answer(leadImports.rows, ({ search }) => {
    const action = search.get('action');
    return { rows: held.rows.filter((row) => !action || row.action === action), next: null };
  });
  fakeApi.answer(jobRuns.read, () => anyRun({ done: held.done }));
  return held;
}
