import type { User } from '../../../../shared/auth/tables';

declare const isOwner: unique symbol;

/** Whose data it is: the id of an account, which only `ownerOf` makes, so that who acts cannot be passed for it. */
export type Owner = number & { readonly [isOwner]: true };

/** An account owns what it makes. */
export const ownerOf = ({ id }: Pick<User, 'id'>): Owner => id as Owner;
