import type { operator as english } from '../en/operator';
import type { Texts } from '../texts';

export const operator: Texts<typeof english> = {
  updated: 'Dernière révision : {{date}}',
  name: 'Nom ou dénomination',
  taxId: 'Numéro fiscal',
  address: 'Adresse',
  registry: 'Immatriculation',
  email: 'E-mail',
  phone: 'Téléphone',
  unset: 'Pas encore indiqué ici ; demandez-le par e-mail.',
};
