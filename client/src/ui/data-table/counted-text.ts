import type { Counted } from '@shared/list/page';
import type { Language } from '@shared/languages';
import { formatNumber } from '@/i18n/formats';

/** A number of rows in the user's language, such as "1,234", or "10,000+" if there are more than were counted. */
export const countedText = ({ count, more }: Counted, language: Language) =>
  `${formatNumber(count, language)}${more ? '+' : ''}`;
