import { z } from 'zod';
import { line } from '../../fields';
import { factorFieldMessages } from './field-messages';
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

/** What a browser returns from an authenticator. The library that reads it checks its parts. */
const passkeyResponse = z.object({
  id: z.string().max(2_000),
  rawId: z.string().max(2_000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.string().max(100).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});
export type PasskeyResponse = z.infer<typeof passkeyResponse>;

/** The second step of a sign-in, by a code. */
export const codeStep = z.object({ ticket, code });

/** The options of a sign-in by passkey: the second step of a ticket, or the whole sign-in. */
export const passkeyAsked = z.object({ ticket: ticket.optional() });

/** An answer of a passkey to the options with that ticket. */
export const passkeyStep = z.object({ ticket, response: passkeyResponse });
export type PasskeyStep = z.infer<typeof passkeyStep>;

export const newPasskey = passkeyStep.extend({ name: line(factorFieldMessages['passkey.nameless'], 60) });

/** One of the three: the password counts only for whoever has no factor. */
export const proof = z.object({
  password: typedPassword.optional(),
  code: code.optional(),
  passkey: passkeyStep.optional(),
});
export type Proof = z.infer<typeof proof>;
