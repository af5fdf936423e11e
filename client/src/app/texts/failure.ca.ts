import type { Texts } from '@/i18n/texts';
import type { texts as english } from './failure.en';

export const texts: Texts<typeof english> = {
  title: 'Alguna cosa ha anat malament',
  text: 'La pàgina ha deixat de funcionar. Tornar-la a carregar sol ser suficient; el que has desat no es perd.',
  reload: 'Torna a carregar',
};
