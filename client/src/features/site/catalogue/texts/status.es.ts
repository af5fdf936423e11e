import type { Texts } from '@/i18n/texts';
import type { texts as english } from './status.en';

export const texts: Texts<typeof english> = {
  open: 'Ya disponible',
  next: 'Después:',
  soon: 'Próximamente',
  onRequest: 'A petición',
  coming: { 'sales-agent': 'un agente que conversa por ti' },
};
