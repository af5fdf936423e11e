import { z } from 'zod';
import { email, line } from '../fields';
import { say } from '../message';
import { messages } from '../messages';
import { authFieldMessages } from './field-messages';

/** Minimum and maximum characters of a password; the maximum limits the cost of hashing. */
export const passwordLength = { min: 6, max: 1_000 } as const;

const newPassword = z
  .string({ error: authFieldMessages['password.required'] })
  .min(passwordLength.min, authFieldMessages['password.short'])
  .max(passwordLength.max, say(messages['text.long'], { max: passwordLength.max }))
  .normalize('NFC');

export const typedPassword = z
  .string({ error: authFieldMessages['password.required'] })
  .max(passwordLength.max, say(messages['text.long'], { max: passwordLength.max }))
  .normalize('NFC');

const anyPassword = typedPassword.min(1, authFieldMessages['password.required']);

const confirmPassword = z
  .string({ error: authFieldMessages['confirmPassword.required'] })
  .min(1, authFieldMessages['confirmPassword.required']);

const sameTwice = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword;
const different = { path: ['confirmPassword'], error: authFieldMessages['confirmPassword.different'] };

/** Gives texts that look alike one spelling: é can be one character or two. */
const composed = (text: string) => text.normalize('NFC');

const username = line(authFieldMessages['username.required']).transform(composed);

/** A new username contains no invisible characters and none that reverse the direction of text. */
const newUsername = username.refine((name) => !/[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(name), {
  error: authFieldMessages['username.invalid'],
});

export const credentials = z.object({ username, password: anyPassword });
export type Credentials = z.infer<typeof credentials>;

/** A posted sign-in form; the page that it redirects to reports missing or wrong values. */
export const signInForm = z.object({
  username: z.string().optional().catch(undefined),
  password: z.string().optional().catch(undefined),
});

/** The query of a page with such a form, which the redirect keeps. */
export const signInSearch = z.record(z.string(), z.string().or(z.array(z.string())));

export const newUser = z.object({
  username: newUsername,
  password: newPassword,
  name: line(messages['name.required']),
  email,
});
export type NewUser = z.infer<typeof newUser>;

/** A registration; with the token of an invitation it makes a member of another account in place of an account of one's own. */
export const registration = newUser.extend({ invitation: z.string().max(200).optional() });

/** The registration form: the request's fields and the repeated password. */
export const registrationForm = newUser.extend({ confirmPassword }).refine(sameTwice, different);

export const resetRequest = z.object({ email });

const linkInvalid = authFieldMessages['resetLink.invalid'];

export const passwordReset = z.object({
  token: z.string({ error: linkInvalid }).min(1, linkInvalid).max(200, linkInvalid),
  password: newPassword,
});
export const passwordResetForm = z
  .object({ password: newPassword, confirmPassword })
  .refine(sameTwice, different);

/** Changing the email requires the current password; changing only the name does not. */
export const profile = z.object({
  name: line(messages['name.required']),
  email,
  currentPassword: typedPassword.optional(),
});
export type Profile = z.infer<typeof profile>;

/** The profile form of the account with this email. */
export const profileForm = (current: string) =>
  profile.refine((form) => form.email === current || Boolean(form.currentPassword), {
    path: ['currentPassword'],
    error: authFieldMessages['password.required'],
  });

export const passwordChange = z.object({ currentPassword: anyPassword, password: newPassword });
export const passwordChangeForm = passwordChange.extend({ confirmPassword }).refine(sameTwice, different);

/** Deleting an account requires its typed username and its password. */
export const accountDeletion = z.object({ username, currentPassword: anyPassword });
