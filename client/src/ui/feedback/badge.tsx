import type { ReactNode } from 'react';

const tones = {
  danger: 'bg-danger/8 text-danger',
  warning: 'bg-accent/12 text-warning',
  caution: 'bg-caution text-on-caution',
  info: 'bg-info/8 text-info',
  positive: 'bg-positive/8 text-positive',
  neutral: 'bg-ink/6 text-muted',
} as const;

/** The tones of a badge, named by meaning and not by colour. */
export type BadgeTone = keyof typeof tones;

/** A short status or fact. The colour only repeats the text. */
export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span
    data-tone={tone}
    className={`inline-flex items-center rounded-full border border-current/20 px-2.5 py-0.5 text-sm font-medium ${tones[tone]}`}
  >
    {children}
  </span>
);
