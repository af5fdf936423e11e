import type { SQL } from 'drizzle-orm';
import type { Value } from '../statement';

declare const isOwner: unique symbol;

/**
 * The id of the account that owns data. Only `ownerOf` creates it, so that the id of the acting person cannot be
 * passed in its place.
 */
export type Owner = number & { readonly [isOwner]: true };

/** The account in a row's column `user_id`. A person has no such column, so that none is taken for an account. */
export const ownerOf = ({ userId }: { userId: number }): Owner => userId as Owner;

/** The owner in a statement: a value, a placeholder, or the column of the rows that the statement reads of the owner. */
export type OwnerIn = Value<Owner> | SQL;
