import type { Texts } from '@/i18n/texts';
import type { texts as english } from './operator.en';

export const texts: Texts<typeof english> = {
  updated: 'Dernière révision : {{date}}',
  name: 'Nom ou dénomination',
  taxId: 'Numéro fiscal',
  address: 'Adresse',
  registry: 'Immatriculation',
  email: 'E-mail',
  phone: 'Téléphone',
  unset_one: 'Pas encore indiqué ici : {{facts}}. À demander par e-mail.',
  unset_other: 'Pas encore indiqués ici : {{facts}}. À demander par e-mail.',
  missing: { taxId: 'numéro fiscal', address: 'adresse', registry: 'immatriculation' },
};
