import type { PasskeyCreation, PasskeyRequest } from '@shared/auth/factors/endpoints';
import type { MadePasskey, PasskeyAnswer } from '@shared/auth/factors/schemas';

/** Whether a person has closed the browser's own dialog, or let it time out. */
export const isCancelled = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Whether the device holds a passkey of this person already. */
export const isPasskeyThere = (error: unknown) =>
  error instanceof Error && error.name === 'InvalidStateError';

/** Lets the person answer with a passkey. Throws what `isCancelled` tells when they do not. */
export async function answerWithPasskey(options: PasskeyRequest): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const answer = await startAuthentication({ optionsJSON: options });
  return { ...answer, clientExtensionResults: {} };
}

/** Lets the person make a passkey. Throws what `isCancelled` and `isPasskeyThere` tell. */
export async function makePasskey(options: PasskeyCreation): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { response, ...made } = await startRegistration({
    optionsJSON: options,
  });
  return {
    ...made,
    clientExtensionResults: {},
    response: { ...response, transports: response.transports ?? [] },
  };
}
