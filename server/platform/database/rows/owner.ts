import type { User } from '../../../../shared/auth/tables';

declare const isOwner: unique symbol;

/**
 * The id of the account that owns data. Only `ownerOf` creates it, so that the id of the acting user cannot be passed
 * in its place.
 */
export type Owner = number & { readonly [isOwner]: true };

/** The owner of the data that an account creates: the account itself. */
export const ownerOf = ({ id }: Pick<User, 'id'>): Owner => id as Owner;
