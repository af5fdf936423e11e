import type { Endpoint } from '../../../../shared/http/endpoint';
import type { Caller } from '../access';
import { requireFactor, requireRole } from '../current-account';
import { AppError } from '../errors';

/**
 * What to say when a GET found nothing: whoever follows a colleague's link may be in another of their accounts, so that
 * these are asked too, and the one that has it is named in the 404. Any other refusal stays as it is.
 */
export async function withElsewhere(
  error: unknown,
  caller: Caller | undefined,
  answer: (caller: Caller) => Promise<unknown>,
  endpoint: Pick<Endpoint, 'access' | 'method' | 'readersToo' | 'answers'>,
): Promise<unknown> {
  const isAsked = endpoint.method === 'GET' && endpoint.answers.as === 'json';
  if (!(error instanceof AppError) || error.status !== 404 || !caller?.account || !isAsked) return error;
  const { account: here, accounts, signIn } = caller;
  for (const account of accounts.filter(({ id }) => id !== here.id)) {
    try {
      requireFactor(account, signIn);
      requireRole(endpoint, account);
      await answer({ ...caller, account });
      const { id, name } = account;
      return new AppError(404, error.said, { ...error.details, elsewhere: { id, name } });
    } catch {
      // Not there either, or not for this person: what they asked for in the first place decides.
    }
  }
  return error;
}
