import type { Texts } from '@/i18n/texts';
import type { texts as english } from './failure.en';

export const texts: Texts<typeof english> = {
  title: 'Un problème est survenu',
  text: 'La page a cessé de fonctionner. La recharger suffit en général ; ce qui est enregistré est en sécurité.',
  reload: 'Recharger',
};
