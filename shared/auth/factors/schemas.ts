import { z } from 'zod';
import { line } from '../../fields';
import { factorFieldMessages } from '../factor-field-messages';
import { typedPassword } from '../schemas';

/** What limits the factors of a person: passkeys, recovery codes, and the tries and minutes of a step. */
export const factorLimits = { passkeys: 10, recoveryCodes: 10, tries: 5, minutes: 5 } as const;

const ticket = z.string().min(1).max(200);

/** A code as typed: six digits of an app, or a recovery code; spaces and hyphens do not matter. */
const code = z
  .string({ error: factorFieldMessages['code.required'] })
  .max(100)
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, factorFieldMessages['code.required']));

/** Bytes in base64url. */
const bytes = z.string().max(100_000);

/** What a browser returns from an authenticator, as far as it is read; the library that reads it checks the parts. */
const returned = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: bytes,
    rawId: bytes,
    type: z.literal('public-key'),
    response,
    clientExtensionResults: z.object({}),
  });

/** `RegistrationResponseJSON` of WebAuthn. */
const madePasskey = returned(
  z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(50)).max(20).default([]),
  }),
);
export type MadePasskey = z.infer<typeof madePasskey>;

/** `AuthenticationResponseJSON` of WebAuthn. */
const passkeyAnswer = returned(
  z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
);
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** The second step of a sign-in, by a code. */
export const codeStep = z.object({ ticket, code });

/** The options of a sign-in by passkey: the second step of a ticket, or the whole sign-in. */
export const passkeyAsked = z.object({ ticket: ticket.optional() });

/** An answer of a passkey to the options with that ticket. */
export const passkeyStep = z.object({ ticket, response: passkeyAnswer });

export const newPasskey = z.object({
  ticket,
  response: madePasskey,
  name: line(factorFieldMessages['passkey.nameless'], 60),
});

/** One of the three: the password counts only for whoever has no factor. */
export const proof = z.object({
  password: typedPassword.optional(),
  code: code.optional(),
  passkey: passkeyStep.optional(),
});
export type Proof = z.infer<typeof proof>;
