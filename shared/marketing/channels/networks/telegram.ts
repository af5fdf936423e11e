import { countCharacters } from '../lengths';
import type { Measuring, NetworkModule } from './network';

/** Characters of a message, and of the text below a picture. */
export const telegramLengths = { message: 4_096, caption: 1_024 } as const;

export const telegram = {
  name: 'Telegram',
  mark: 'TG',
  reached: 'called',
  fields: ['chat', 'botToken'],
  carries: 'short',
  measure: (text: string, { hasPicture }: Measuring) => ({
    count: countCharacters(text),
    most: hasPicture ? telegramLengths.caption : telegramLengths.message,
  }),
  pictures: ['1080x1080', '1200x675', '1200x630'],
} satisfies NetworkModule;
