const variants = {
  primary: 'bg-brand text-on-brand hover:bg-brand/90',
  secondary: 'border border-muted/60 bg-surface text-ink hover:border-ink',
  quiet: 'text-ink hover:bg-ink/8',
  danger: 'bg-danger text-paper hover:bg-danger/90',
} as const;

/** The visual weight of a button. */
export type ButtonVariant = keyof typeof variants;

/** The class names of a button, also for links that look like one. */
export const buttonLook = (variant: ButtonVariant) =>
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 py-2 text-center font-semibold ' +
  `transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 ${variants[variant]}`;
