import type { Texts } from '@/i18n/texts';
import type { texts as english } from './result.en';

export const texts: Texts<typeof english> = {
  on: { won: 'Ganada el {{date}}', lost: 'Perdida el {{date}}' },
  after: 'tras {{days}}',
};
