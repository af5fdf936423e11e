import { accountMessages } from '../../../shared/accounts/messages';
import { memberRoles } from '../../../shared/auth/member-roles';
import type { Endpoint } from '../../../shared/http/endpoint';
import { forbidden, notFound } from './errors';
import type { MemberAccount } from '../../../shared/auth/member-account';

/** 404 for an account of which the caller is no member, whether it exists or not. */
export const accountUnknown = () => notFound(accountMessages['account.unknown'], 'account.unknown');

/**
 * The account that a call is about: the one that it names (in its path, or by `?account=7`), otherwise the first of the caller's, of which the
 * owned ones come first. It is named in each call, so that two tabs can show two accounts. Throws 404 when the caller is
 * no member of the one that is named.
 */
export function currentAccount(own: readonly MemberAccount[], named: unknown): MemberAccount | undefined {
  if (named === undefined) return own[0];
  const account = own.find(({ id }) => String(id) === named);
  if (!account) throw accountUnknown();
  return account;
}

/** Throws 403 when a member's role is too short for an endpoint. */
export function requireRole(
  { access, method, readersToo }: Pick<Endpoint, 'access' | 'method' | 'readersToo'>,
  { role }: Pick<MemberAccount, 'role'>,
): void {
  const needed = neededRole(access, method === 'GET' || readersToo);
  if (memberRoles.indexOf(role) >= memberRoles.indexOf(needed)) return;
  throw forbidden(accountMessages[`role.${needed}`], 'role.short');
}

function neededRole(access: Endpoint['access'], isRead: boolean) {
  if (access === 'ownerOnly') return 'owner';
  return access === 'signedIn' && !isRead ? 'editor' : 'reader';
}
