import type { Texts } from '@/i18n/texts';
import type { texts as english } from './status.en';

export const texts: Texts<typeof english> = {
  open: 'Ja disponible',
  next: 'Després:',
  soon: 'Properament',
  onRequest: 'A petició',
  coming: { 'sales-agent': 'l’agent que porta la conversa pel seu compte' },
};
