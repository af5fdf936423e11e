import type { SignedIn } from '@shared/auth/endpoints';
import { secondStep } from '@shared/auth/factors/endpoints';
import type { Wire } from '@shared/http/wire';
import { call } from '@/lib/api/api-client';
import { answerWithPasskey, isCancelled } from './passkey';

/**
 * Signs in by a passkey: as the second step of a ticket, or alone without one. Undefined if the person closes the
 * browser's dialog.
 */
export async function signInByPasskey(ofPassword?: string): Promise<Wire<SignedIn> | undefined> {
  const asked = ofPassword === undefined ? {} : { ticket: ofPassword };
  const { ticket, options } = await call(secondStep.passkeyOptions, {}, asked);
  try {
    return await call(secondStep.passkey, {}, { ticket, response: await answerWithPasskey(options) });
  } catch (error) {
    if (isCancelled(error)) return undefined;
    throw error;
  }
}
