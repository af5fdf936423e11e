import type { Texts } from '@/i18n/texts';
import type { texts as english } from './today.en';

export const texts: Texts<typeof english> = {
  reply: 'Responder',
  contacted: 'Ya le he respondido',
  contactedDone: 'Queda como contactada',
  see: 'Verla',
};
