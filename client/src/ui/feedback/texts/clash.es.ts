import type { Texts } from '@/i18n/texts';
import type { texts as english } from './clash.en';

export const texts: Texts<typeof english> = {
  title: 'Alguien ha cambiado los mismos campos',
  hint: 'Si guardas otra vez, queda lo que has escrito.',
  mine: 'Has escrito',
  theirs: 'Ahora pone',
  take: 'Dejar lo que pone',
};
