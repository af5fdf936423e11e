import { folded } from '../../../../shared/plain-text';
import { lockRecords } from '../../../platform/acts/records.queries';
import type { RecordKind } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import { findEarlierKeys } from '../../../platform/imports/import-rows.queries';
import type { Planning } from '../../../platform/imports/import-target';
import { productFields } from '../products/complete-product';
import type { Draft, StoredProduct } from './draft';
import { findProducts } from './known-products.queries';
import type { Wanted } from './wanted';

type Found = Awaited<ReturnType<typeof findProducts>>[number];

/** A product that a row is about. */
export interface KnownProduct extends Pick<Draft, 'id' | 'stored' | 'isGoingOn'> {
  isBinned: boolean;
}

interface Given {
  system: string;
  /** Keys of earlier rows of the file, with the records that they made. */
  earlier: ReadonlyMap<string, number | null>;
  found: readonly Found[];
  stored: ReadonlyMap<number, StoredProduct>;
}

/** The products that the rows of a step find: by an earlier row of the file, their id in the other program, or name. */
export class KnownProducts {
  constructor(private readonly given: Given) {}

  find(keys: readonly string[], { externalId, name, parent }: Wanted): KnownProduct | undefined {
    const { earlier, found, system } = this.given;
    const key = keys.find((one) => earlier.has(one));
    if (key !== undefined) return this.known(earlier.get(key) ?? null, true);
    const id = parent === undefined ? externalId : /^id (.*)$/.exec(parent)?.[1];
    const byId =
      id === undefined ? undefined : found.find((product) => product.externalId === `${system} ${id}`);
    const byName = () =>
      name === undefined || parent !== undefined
        ? undefined
        : found.find(
            (product) =>
              folded(product.name) === folded(name) && (!id || !product.externalId?.startsWith(`${system} `)),
          );
    const product = byId ?? byName();
    return product && this.known(product.id, false, product.isBinned);
  }

  private known(id: number | null, isGoingOn: boolean, isBinned = false): KnownProduct {
    return { id, stored: (id !== null && this.given.stored.get(id)) || null, isGoingOn, isBinned };
  }
}

/** Finds at once all products that rows name. */
export async function findKnown(
  tx: Db,
  kind: RecordKind<'marketingProduct'>,
  { owner, importId, mapping, into }: Planning,
  wanted: readonly Wanted[],
  before: number,
): Promise<KnownProducts> {
  const { system } = mapping;
  const keys = wanted.flatMap((one) => [...one.keys, ...(one.parent === undefined ? [] : [one.parent])]);
  const earlier = await findEarlierKeys(tx, owner, { importId, before, keys });
  const parents = wanted.flatMap(({ parent }) => /^id (.*)$/.exec(parent ?? '')?.[1] ?? []);
  const ids = [...wanted.flatMap(({ externalId }) => externalId ?? []), ...parents];
  const found = await findProducts(tx, owner, into as number, {
    externalIds: [...new Set(ids)].map((id) => `${system} ${id}`),
    names: [...new Set(wanted.flatMap(({ name }) => name ?? []))],
    ids: [...earlier.values()].filter((id) => id !== null),
  });
  const records = await lockRecords(
    tx,
    owner,
    kind,
    found.map(({ id }) => id),
  );
  const lastOf = new Map(found.map(({ id, lastFact }) => [id, lastFact]));
  const stored = new Map(
    records.map(({ id, fields }) => [id, { fields: productFields(fields), lastFact: lastOf.get(id) ?? 0 }]),
  );
  return new KnownProducts({ system, earlier, found, stored });
}
