import { and, asc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { importRows } from '../../../../../shared/imports/tables';
import { marketingProducts } from '../../../../../shared/marketing/products/tables';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';

const { id, userId, photoId, deletedAt } = marketingProducts;
const lacksPhoto = (owner: Owner) => and(eq(userId, owner), isNull(photoId), isNull(deletedAt));

/** A row whose product has no photo, and what stands in its column with pictures. */
export interface PicturedRow {
  place: number;
  line: number;
  product: number;
  cell: string;
}

/** The next row of an import, from a place on, that names a picture of a product without a photo. */
export async function findPicturedRow(
  db: Db,
  owner: Owner,
  { importId, column, from }: { importId: number; column: number; from: number },
): Promise<PicturedRow | undefined> {
  const { place, line, cells } = importRows;
  // Arrays of the database begin with 1.
  const cell = sql<string>`coalesce(${cells}[${column + 1}::int], '')`;
  const [row] = await db
    .select({ place, line, product: id, cell })
    .from(importRows)
    .innerJoin(marketingProducts, eq(id, importRows.recordId))
    .where(
      and(
        eq(importRows.userId, owner),
        eq(importRows.importId, importId),
        gte(place, from),
        isNotNull(importRows.writtenAt),
        sql`${cell} <> ''`,
        lacksPhoto(owner),
      ),
    )
    .orderBy(asc(place))
    .limit(1);
  return row;
}

/** Whether a product is there and has no photo; it is locked until the transaction ends. */
export async function needsPhoto(tx: Db, owner: Owner, product: number): Promise<boolean> {
  const found = await tx
    .select({ id })
    .from(marketingProducts)
    .where(and(lacksPhoto(owner), eq(id, product)))
    .for('update');
  return found.length > 0;
}
