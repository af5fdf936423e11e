import type { FieldName } from '../../../../../shared/marketing/channels/fields';
import type { Failed } from '../driver';

const isUnauthorized = ({ status }: Failed) => status === 401 || status === 403;

/** The field that a failed test is about where a secret and an address lead to the far side. */
export const addressOr =
  (secret: FieldName) =>
  (failed: Failed): FieldName =>
    isUnauthorized(failed) ? secret : 'address';

/** The same where an account is named too: a server that answers and refuses without a word about the secret does not know it. */
export function addressAccountOrPassword(failed: Failed): FieldName {
  const { status } = failed;
  if (isUnauthorized(failed)) return 'password';
  return status === undefined || status === 404 || status >= 500 ? 'address' : 'account';
}
