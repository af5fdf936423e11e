import type { Texts } from '@/i18n/texts';
import type { texts as english } from './operator.en';

export const texts: Texts<typeof english> = {
  updated: 'Dernière révision : {{date}}',
  contents: 'Sur cette page',
  name: 'Nom ou dénomination',
  taxId: 'Numéro fiscal',
  address: 'Adresse',
  registry: 'Immatriculation',
  email: 'E-mail',
  phone: 'Téléphone',
  unset: {
    title: 'Visible pour les administrateurs seulement',
    text: 'Dans shared/site.ts, il reste à renseigner : {{facts}}. D’ici là, les pages ne les affichent pas.',
  },
  facts: {
    legalName: 'raison sociale',
    taxId: 'numéro fiscal',
    address: 'adresse',
    registry: 'immatriculation',
    email: 'e-mail',
    phone: 'téléphone',
    domain: 'domaine',
    professionalNetwork: 'réseau professionnel',
    huyuProjects: 'site de Huyu Projects',
  },
};
