import type { failure as english } from '../en/failure';
import type { Texts } from '../texts';

export const failure: Texts<typeof english> = {
  title: 'Alguna cosa ha anat malament',
  text: 'La pàgina ha deixat de funcionar. Tornar-la a carregar sol ser suficient; el que has desat no es perd.',
  reload: 'Torna a carregar',
};
