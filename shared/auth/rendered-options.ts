import type { SignInOptions } from './endpoints';

/** Placeholders for the demo account in the sign-in screens that the build renders; the server replaces them at start. */
export const demoPlaceholder = {
  username: 'demo-username.invalid',
  password: 'demo-password.invalid',
} as const;

/**
 * Placeholder in the root element of every page, which the server replaces by `open` or `closed`: the style sheet then
 * hides the ways to a new account.
 */
export const registrationPlaceholder = 'registration.invalid';

/** The same for the ways to the demo: `open` if this server has one, `closed` if not. */
export const demoStatePlaceholder = 'demo-state.invalid';

/** The options for which the build renders the sign-in screens. */
export const renderedOptions: readonly SignInOptions[] = [true, false].flatMap((registrationOpen) =>
  [null, demoPlaceholder].map((demo) => ({ registrationOpen, demo })),
);

/** What distinguishes the renderings of a sign-in screen. */
export const optionFlags = ({ registrationOpen, demo }: SignInOptions) => ({
  registrationOpen,
  demo: demo !== null,
});
