import type { Texts } from '@/i18n/texts';
import type { texts as english } from './samples.en';

export const texts: Texts<typeof english> = {
  label: 'Ejemplos',
  shown: 'Estás viendo datos de ejemplo.',
  remove: 'Quitarlos',
  fromPost: 'De la publicación en {{network}}',
};
