import { authMessages } from '../../../shared/auth/messages';
import { accountMessages } from '../../../shared/accounts/messages';
import { memberRoles } from '../../../shared/auth/member-roles';
import type { Endpoint, ProofAge } from '../../../shared/http/endpoint';
import type { SignedInAt } from './callers';
import { conflict, forbidden, notFound } from './errors';
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

/** Throws 409 for a change of an account that is being closed; what admins change is the site's. */
export function requireOpen(
  {
    access,
    method,
    readersToo,
    whileClosing,
  }: Pick<Endpoint, 'access' | 'method' | 'readersToo' | 'whileClosing'>,
  { closingAt }: Pick<MemberAccount, 'closingAt'>,
): void {
  if (!closingAt || access === 'adminOnly' || method === 'GET' || readersToo || whileClosing) return;
  throw conflict(accountMessages['account.closing'], { code: 'account.closing' });
}

function neededRole(access: Endpoint['access'], isRead: boolean) {
  if (access === 'ownerOnly') return 'owner';
  return access === 'signedIn' && !isRead ? 'editor' : 'reader';
}

const minute = 60 * 1_000;

/** Milliseconds for which a proof counts. Signing in is one. */
export const proofAges: Record<ProofAge, number> = { now: 10 * minute, today: 12 * 60 * minute };

/** Throws 403 `proof.needed` unless somebody has shown in this sign-in that it is them, that recently. */
export function requireProofOf(signIn: Pick<SignedInAt, 'provenAt'> | null, age: ProofAge, now: Date): void {
  const provenAt = signIn?.provenAt?.getTime() ?? 0;
  if (now.getTime() - provenAt <= proofAges[age]) return;
  throw forbidden(authMessages['proof.needed'], 'proof.needed');
}

/** Throws 403 `factor.needed` when the account asks for a second factor and this sign-in had none. */
export function requireFactor(
  { requiresFactor }: Pick<MemberAccount, 'requiresFactor'>,
  signIn: Pick<SignedInAt, 'isStrong'> | null,
): void {
  if (requiresFactor && !signIn?.isStrong) {
    throw forbidden(authMessages['factor.needed'], 'factor.needed');
  }
}
