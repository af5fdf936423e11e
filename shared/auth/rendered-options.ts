import type { SignInOptions } from './endpoints';

/** Placeholders for the demo account in the sign-in screens that the build renders; the server replaces them at start. */
export const demoPlaceholder = {
  username: 'demo-username.invalid',
  password: 'demo-password.invalid',
} as const;

/** The options for which the build renders the sign-in screens. */
export const renderedOptions: readonly SignInOptions[] = [true, false].flatMap((registrationOpen) =>
  [null, demoPlaceholder].map((demo) => ({ registrationOpen, demo })),
);

/** What distinguishes the renderings of a sign-in screen. */
export const optionFlags = ({ registrationOpen, demo }: SignInOptions) => ({
  registrationOpen,
  demo: demo !== null,
});
