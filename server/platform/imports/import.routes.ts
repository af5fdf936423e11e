import type { importEndpoints } from '../../../shared/imports/import-endpoints';
import type { ImportRow } from '../../../shared/imports/import';
import { notFound } from '../http/errors';
import { type Route, route } from '../http/route';
import { type ImportDeps, importChanges, type ImportJobs } from './change-import';
import { checkMapping } from './columns/check-mapping';
import { chooseTarget, headersOf } from './choose-target';
import { errorRows } from './error-rows';
import { askedTarget, importDetail } from './import-detail';
import { listImportRows } from './import-rows.queries';
import type { ImportFeature } from './import-target';
import { findImport, listImports, type StoredImport, updateImport } from './imports.queries';
import { receiveImport } from './receive-import';
import type { Owner } from '../database/rows/owner';
import type { Language } from '../../../shared/languages';

interface Asker {
  owner: Owner;
  language: Language;
  textOf: (said: string) => string;
}

/** The records of other kinds that a row creates, from its keys. */
const madeIn = (keys: readonly string[]) =>
  keys.flatMap((key) => {
    const [, entity, name] = /^\+(\w+):(.*)$/s.exec(key) ?? [];
    return entity && name ? [{ entity, name }] : [];
  });

/** A file name without its last extension. */
const stem = (name: string) => name.replace(/\.[^.]*$/, '');

interface Given {
  feature: ImportFeature;
  endpoints: ReturnType<typeof importEndpoints<string>>;
  deps: ImportDeps;
  jobs: ImportJobs;
}

/** An import of this owner; throws 404 if there is none. */
async function ownedImport({ feature, deps }: Given, owner: Owner, id: number): Promise<StoredImport> {
  const stored = await findImport(deps.db, owner, feature.feature, id);
  if (!stored) throw notFound();
  return stored;
}

async function detailOf(given: Given, { owner, language, textOf }: Asker, id: number, entity?: string) {
  const stored = await ownedImport(given, owner, id);
  return importDetail(given.feature, stored, { db: given.deps.db, owner, language, textOf }, entity);
}

/** The routes of a feature's imports. */
export function importRoutes(
  feature: ImportFeature,
  endpoints: Given['endpoints'],
  deps: ImportDeps,
  jobs: ImportJobs,
): Route[] {
  const given = { feature, endpoints, deps, jobs };
  return [...readingRoutes(given), uploadRoute(given), ...changingRoutes(given)];
}

function readingRoutes(given: Given): Route[] {
  const { feature, endpoints, deps } = given;
  const { db } = deps;
  return [
    route(endpoints.list, ({ owner, query }) => listImports(db, owner, feature.feature, query)),
    route(endpoints.read, ({ params, query, ...caller }) => detailOf(given, caller, params.id, query.entity)),
    route(endpoints.rows, async ({ params, query, owner, textOf }) => {
      await ownedImport(given, owner, params.id);
      const { rows, next } = await listImportRows(db, owner, params.id, query);
      const shown = rows.map(
        ({ keys, reason, place, line, cells, action, recordId }): ImportRow => ({
          place,
          line,
          cells,
          action,
          recordId,
          reason: reason && textOf(reason),
          makes: madeIn(keys),
        }),
      );
      return { rows: shown, next };
    }),
    route(endpoints.errors, async ({ params, owner, textOf }) => {
      const stored = await ownedImport(given, owner, params.id);
      return { name: `${stem(stored.fileName)} errors.csv`, content: errorRows(db, owner, stored, textOf) };
    }),
  ];
}

function uploadRoute(given: Given): Route {
  const { feature, endpoints, deps } = given;
  const { db, now } = deps;
  return route(endpoints.upload, async ({ file, query, ...caller }) => {
    const { owner, language } = caller;
    const asked = query.entity === undefined ? undefined : askedTarget(feature, query.entity);
    await feature.checkInto?.(db, owner, query.into);
    const isHeader = await headersOf(feature, db, owner, language);
    const received = await receiveImport({ db, owner, feature: feature.feature, now: now(), isHeader }, file);
    const target = asked ?? (await chooseTarget(feature, received, { db, owner, language }, query.hint));
    const { id, columns, rowCount } = received;
    await updateImport(db, owner, id, { columns, rowCount, entity: target.entity, into: query.into ?? null });
    return detailOf(given, caller, id);
  });
}

function changingRoutes(given: Given): Route[] {
  const { feature, endpoints, deps, jobs } = given;
  const changes = importChanges(feature.feature, deps, jobs);
  return [
    route(endpoints.mapping, async ({ params, body, ...caller }) => {
      const { owner, language } = caller;
      const target = askedTarget(feature, body.entity);
      const { columns } = await ownedImport(given, owner, params.id);
      const headers = columns.map(({ header }) => header);
      const fields = await target.fields(deps.db, owner, { language, headers });
      checkMapping(body, columns, { target, fields });
      await changes.startCheck(caller, params.id, body);
      return detailOf(given, caller, params.id);
    }),
    route(endpoints.commit, async ({ params, ...caller }) => {
      await changes.startWrite(caller, params.id);
      return detailOf(given, caller, params.id);
    }),
    route(endpoints.cancel, async ({ params, ...caller }) => {
      await changes.cancel(caller, params.id);
      return detailOf(given, caller, params.id);
    }),
    route(endpoints.undo, async ({ params, ...caller }) => {
      await changes.startUndo(caller, params.id);
      return detailOf(given, caller, params.id);
    }),
  ];
}
