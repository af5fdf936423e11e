import type { z } from 'zod';
import { findIsDemo } from '../../../../platform/accounts/accounts.queries';
import { productImportMessages as texts } from '../../../../../shared/marketing/products/messages';
import { imageLimits } from '../../../../../shared/marketing/scales';
import { say } from '../../../../../shared/message';
import { goingOn } from '../../../../platform/acts/act-in-job';
import type { Recorder } from '../../../../platform/acts/recorder';
import type { Db } from '../../../../platform/database/database';
import type { WorkDeps } from '../../../../platform/feature';
import { fullKind, fullMessage } from '../../../../platform/holdings/holdings';
import { AppError } from '../../../../platform/http/errors';
import { fromPlace, mostWarnings, writeData } from '../../../../platform/imports/import-jobs';
import { findImport, lockImport, updateImport } from '../../../../platform/imports/imports.queries';
import { defineJob, type JobCall, more } from '../../../../platform/jobs/job';
import type { Outbound } from '../../../../platform/outbound/outbound';
import { OutboundError } from '../../../../platform/outbound/outbound-error';
import { insertImage } from '../../images/images.queries';
import { keptPicture } from '../../images/kept-picture';
import { findPicturedRow, needsPhoto, type PicturedRow } from './pictures.queries';

type Deps = Pick<WorkDeps, 'db' | 'outbound' | 'now'>;
type Data = z.output<typeof writeData>;
type Picture = ReturnType<typeof keptPicture>;

/** One picture of a shop; several redirects lead to where shops keep them. */
const limits = { total: 20_000, firstByte: 10_000, most: imageLimits.bytes };

/** Milliseconds of a step after which it begins no further picture. */
const longStep = 10_000;

/** The first address in a cell, in which shops list several behind commas or bars. */
export const firstAddress = (cell: string): string | undefined =>
  /https?:\/\/[^\s|]+?(?=[,;]\s*https?:|[,;]?\s|\||[,;]?$)/iu.exec(cell)?.[0];

/** The picture at an address; undefined where there is none that can be kept. */
async function fetchPicture(outbound: Outbound, address: string): Promise<Picture | undefined> {
  try {
    const headers = { accept: 'image/jpeg, image/png' };
    const answer = await outbound.fetchFor('product picture', limits)(address, { headers });
    if (!answer.ok) {
      await answer.body?.cancel();
      return undefined;
    }
    return keptPicture(Buffer.from(await answer.arrayBuffer()));
  } catch (error) {
    if (error instanceof OutboundError || error instanceof AppError) return undefined;
    throw error;
  }
}

/** Tells on the screen of the import what a row's picture came to. */
const warn = (db: Db, { owner, importId }: Data, line: number, said: string) =>
  db.transaction(async (tx) => {
    const stored = await lockImport(tx, owner, importId);
    if (!stored?.counts) return;
    const warnings = [...stored.warnings, { line, said }].slice(0, mostWarnings);
    const counts = { ...stored.counts, warnings: stored.counts.warnings + 1 };
    await updateImport(tx, owner, importId, { warnings, counts });
  });

/** Makes a picture the photo of its product, in the act of the import, so that both are taken back together. */
const keepPicture = (recorder: Recorder, { db, now }: Deps, data: Data, row: PicturedRow, picture: Picture) =>
  recorder.act(db, { ...goingOn(data), at: now() }, async (act) => {
    const { owner, importId } = data;
    const stored = await lockImport(act.tx, owner, importId);
    if (stored?.state !== 'done' || !(await needsPhoto(act.tx, owner, row.product))) return;
    const { id } = await insertImage(act.tx, { userId: owner, ...picture, createdAt: now() });
    const origin = { from: 'import', row: row.line } as const;
    await act.change('marketingProduct', [{ id: row.product, fields: { photoId: id }, origin }]);
  });

/** Fetches the picture of one row; false when the account has no room for further ones. */
async function takePicture(recorder: Recorder, deps: Deps, data: Data, row: PicturedRow): Promise<boolean> {
  const address = firstAddress(row.cell);
  const picture = address === undefined ? undefined : await fetchPicture(deps.outbound, address);
  if (!picture) {
    const value = (address ?? row.cell).slice(0, 100).replaceAll('{{', '');
    await warn(deps.db, data, row.line, say(texts['photo.unread'], { value }));
    return true;
  }
  try {
    await keepPicture(recorder, deps, data, row, picture);
    return true;
  } catch (error) {
    const kind = fullKind(error);
    if (!kind) throw error;
    await warn(deps.db, data, row.line, fullMessage(kind));
    return false;
  }
}

async function fetchPictures(
  recorder: Recorder,
  { data, state, signal }: JobCall<typeof writeData, typeof fromPlace>,
  deps: Deps,
) {
  const { db } = deps;
  const { owner, importId } = data;
  // Nobody's, or the demo's.
  if ((await findIsDemo(db, owner)) !== false) return undefined;
  const end = performance.now() + longStep;
  for (let { from } = state; ; ) {
    const stored = await findImport(db, owner, 'marketing', importId);
    const column =
      stored?.mapping?.columns.findIndex((one) => one.to === 'field' && one.field === 'photoUrl') ?? -1;
    if (stored?.state !== 'done' || column === -1) return undefined;
    const row = await findPicturedRow(db, owner, { importId, column, from });
    if (!row || !(await takePicture(recorder, deps, data, row))) return undefined;
    from = row.place + 1;
    if (signal.aborted || performance.now() > end) return more({ from });
  }
}

/** Fetches the pictures that a shop's file names, as the photos of products that have none. */
export const fetchPicturesJob = (recorder: Recorder) =>
  defineJob({
    name: 'fetchProductPictures',
    data: writeData,
    state: fromPlace,
    limits: { seconds: 60, retries: { limit: 5, delay: 5, backoff: true } },
    run: (call, deps: Deps) => fetchPictures(recorder, call, deps),
  });
