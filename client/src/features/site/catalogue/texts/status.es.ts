import type { Texts } from '@/i18n/texts';
import type { texts as english } from './status.en';

export const texts: Texts<typeof english> = {
  names: { open: 'Ya disponible', developing: 'Próximamente', onRequest: 'A petición' },
  coming: { 'sales-agent': 'conversaciones automáticas' },
};
