import type { FieldName } from '../../../../../shared/marketing/channels/fields';
import type { Failed } from '../driver';

const isUnauthorized = ({ status }: Failed) => status === 401 || status === 403;

/** The field that a failed test is about, for networks with an address and one secret. */
export const addressOr =
  (secret: FieldName) =>
  (failed: Failed): FieldName =>
    isUnauthorized(failed) ? secret : 'address';

/**
 * The same for networks that also have an account name. A server that responds, but with neither 401, 403, 404 nor 5xx,
 * does not know the account.
 */
export function addressAccountOrPassword(failed: Failed): FieldName {
  const { status } = failed;
  if (isUnauthorized(failed)) return 'password';
  return status === undefined || status === 404 || status >= 500 ? 'address' : 'account';
}
