import type { Language } from '../../../shared/languages';
import type { Db } from '../database/database';
import type { Owner } from '../database/rows/owner';
import { guessTarget, targetOf } from './columns/match-columns';
import type { ImportFeature, ImportTarget } from './import-target';
import { findRemembered } from './imports.queries';
import type { Received } from './receive-import';
import { lettersOf } from '../../../shared/plain-text';

/** Whether a text is the header of any field of a feature. */
export async function headersOf(
  feature: ImportFeature,
  db: Db,
  owner: Owner,
  language: Language,
): Promise<(text: string) => boolean> {
  const fields = await Promise.all(
    feature.targets.map((target) => target.fields(db, owner, { language, headers: [] })),
  );
  const known = new Set(
    fields
      .flat()
      .flatMap(({ headers, headersIf }) => [...headers, ...(headersIf?.headers ?? [])].map(lettersOf)),
  );
  return (text) => known.has(lettersOf(text));
}

/**
 * Chooses the target of a file: that of an earlier file with the same headers, or the one whose fields match most
 * headers.
 */
export async function chooseTarget(
  feature: ImportFeature,
  { columns, fingerprint }: Received,
  { db, owner, language }: { db: Db; owner: Owner; language: Language },
  hint?: string,
): Promise<ImportTarget> {
  const remembered = await findRemembered(db, owner, feature.feature, { fingerprint, entity: undefined });
  const known = remembered && targetOf(feature, remembered.mapping.entity);
  if (known) return known;
  const headers = columns.map(({ header }) => header);
  const candidates = await Promise.all(
    feature.targets.map(async (target) => ({
      target,
      fields: await target.fields(db, owner, { language, headers }),
    })),
  );
  return guessTarget(columns, candidates, hint);
}
