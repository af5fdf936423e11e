import type { Texts } from '@/i18n/texts';
import type { texts as english } from './images.en';

export const texts: Texts<typeof english> = {
  hint: 'PNG o JPEG, hasta 5 MB.',
  choose: 'Elegir una imagen',
  uploading: 'Subiendo…',
  preview: '{{label}}, tal como está',
  remove: 'Quitar',
};
