import type { Texts } from '@/i18n/texts';
import type { texts as english } from './piece.en';

export const texts: Texts<typeof english> = {
  approve: 'Aprobar',
  facts_one: '1 dato, marcado: lo diste tú al describir el producto.',
  facts_other: '{{count}} datos, marcados: los diste tú al describir el producto.',
};
