import type { failure as english } from '../en/failure';
import type { Texts } from '../texts';

export const failure: Texts<typeof english> = {
  title: 'Un problème est survenu',
  text: 'La page a cessé de fonctionner. La recharger suffit en général ; ce qui est enregistré est en sécurité.',
  reload: 'Recharger',
};
