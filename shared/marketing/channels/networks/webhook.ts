import type { Measuring, NetworkModule } from './network';

/** Characters of a message of Discord. */
export const mostOfDiscord = 2_000;

export const webhook = {
  name: 'Webhook',
  mark: 'WH',
  reached: 'called',
  isSigned: true,
  fields: ['format', 'receiver', 'ignoresRepeats'],
  carries: 'short',
  measure: (text: string, { format }: Measuring) =>
    format === 'discord' ? { count: text.length, most: mostOfDiscord } : undefined,
  pictures: ['1200x675', '1200x630', '1080x1080'],
} satisfies NetworkModule;
