import type { PasskeyAnswer } from '../../../../shared/auth/factors/schemas';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/database';
import { findPasskey, listCredentials, notePasskeyUse } from './factors.queries';
import { checkPasskey, requestOptions } from './passkeys';
import { challengeTicket, issueTicket, spendTicket, ticketHolder, tryTicket } from './tickets.queries';

interface Deps {
  db: Db;
  config: Config;
  now: () => Date;
}

/** A passkey's answer to the options that came with a ticket. */
interface Step {
  ticket: string;
  response: PasskeyAnswer;
}

/**
 * Uses a ticket up for the answer of a passkey, and resolves to whose passkey it is: the ticket's holder's, if it has one.
 * Throws 400 for another's, an unknown one, or a wrong answer.
 */
export async function acceptPasskey(
  { db, config, now }: Deps,
  kind: 'signIn' | 'proof',
  { ticket, response }: Step,
): Promise<number> {
  const { userId: holder, challenge } = await tryTicket(db, ticket, kind, now());
  const found = await findPasskey(db, response.id);
  const own = holder === null || found?.userId === holder ? found : undefined;
  const { passkey, counter } = await checkPasskey(config, challenge, response, own);
  await db.transaction(async (tx) => {
    await spendTicket(tx, ticket);
    await notePasskeyUse(tx, passkey.id, { counter, lastUsedAt: now() });
  });
  return passkey.userId;
}

/** The options for a sign-in by passkey: of the holder of a ticket, whose password was right, or of anybody. */
export async function signInOptionsFor({ db, config, now }: Deps, ticket: string | undefined) {
  if (ticket === undefined) {
    const options = await requestOptions(config);
    const { challenge } = options;
    return { options, ticket: await issueTicket(db, { userId: null, kind: 'signIn', challenge }, now()) };
  }
  const holder = await ticketHolder(db, ticket, now());
  const options = await requestOptions(config, holder === null ? [] : await listCredentials(db, holder));
  await challengeTicket(db, ticket, options.challenge, now());
  return { options, ticket };
}

/** The options for a proof by one of a person's passkeys. */
export async function proofOptionsFor({ db, config, now }: Deps, userId: number) {
  const options = await requestOptions(config, await listCredentials(db, userId));
  const { challenge } = options;
  return { options, ticket: await issueTicket(db, { userId, kind: 'proof', challenge }, now()) };
}
