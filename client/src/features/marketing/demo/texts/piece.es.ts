import type { Texts } from '@/i18n/texts';
import type { texts as english } from './piece.en';

export const texts: Texts<typeof english> = {
  approve: 'Aprobar',
  facts_one: '1 dato subrayado: lo diste tú.',
  facts_other: '{{count}} datos subrayados: los diste tú.',
};
