import { and, eq } from 'drizzle-orm';
import type { MarketingImage } from '../../../../shared/marketing/images/endpoints';
import { marketingImages } from '../../../../shared/marketing/tables';
import type { Impossible } from '../../../platform/acts/record-kind';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';
import { type Given, statement } from '../../../platform/database/statement';

const { id, userId, type, width, height, content } = marketingImages;
const ofOwner = (owner: Owner, image: number) => and(eq(userId, owner), eq(id, image));

/** Stores a picture, or finds the one with the same content. */
export async function insertImage(
  db: Db,
  image: typeof marketingImages.$inferInsert,
): Promise<MarketingImage> {
  const [row] = await db
    .insert(marketingImages)
    .values(image)
    .onConflictDoUpdate({
      target: [marketingImages.userId, marketingImages.hash],
      set: { unusedSince: null },
    })
    .returning({ id, type, width, height });
  return row as MarketingImage;
}

const one = statement((db, { owner, image }: Given<{ owner: Owner; image: number }>) =>
  db
    .select({ type, content })
    .from(marketingImages)
    .where(and(eq(userId, owner), eq(id, image))),
);

/** The content of a picture of this owner; undefined when there is none. */
export async function findImage(db: Db, owner: Owner, image: number) {
  const [row] = await one(db, { owner, image });
  return row;
}

/** Whether an account has a picture. */
export async function hasImage(db: Db, owner: Owner, image: number): Promise<boolean> {
  const [row] = await db.select({ id }).from(marketingImages).where(ofOwner(owner, image));
  return row !== undefined;
}

/** The records whose field can no longer name the picture that it once named. */
export const withoutImage =
  <Field extends string>(field: Field): Impossible<Record<Field, number | null>> =>
  async (tx, owner, records) => {
    const named = records.filter(({ fields }) => typeof fields[field] === 'number');
    if (named.length === 0) return new Map();
    const ids = named.map(({ fields }) => fields[field] as number);
    const rows = await tx
      .select({ id })
      .from(marketingImages)
      .where(and(eq(userId, owner), among(id, ids)));
    const there = new Set(rows.map((row) => row.id));
    return new Map(
      named.filter(({ fields }) => !there.has(fields[field] as number)).map((record) => [record.id, [field]]),
    );
  };
