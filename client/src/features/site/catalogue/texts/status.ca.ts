import type { Texts } from '@/i18n/texts';
import type { texts as english } from './status.en';

export const texts: Texts<typeof english> = {
  names: { open: 'Ja disponible', developing: 'Properament', onRequest: 'A petició' },
  coming: { 'sales-agent': 'les converses automàtiques' },
};
