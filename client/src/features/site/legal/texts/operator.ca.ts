import type { Texts } from '@/i18n/texts';
import type { texts as english } from './operator.en';

export const texts: Texts<typeof english> = {
  updated: 'Última revisió: {{date}}',
  contents: 'En aquesta pàgina',
  name: 'Nom o denominació',
  taxId: 'NIF',
  address: 'Domicili',
  registry: 'Dades registrals',
  email: 'Correu electrònic',
  phone: 'Telèfon',
  unset: {
    title: 'Això només ho veu qui administra',
    text: 'A shared/site.ts falta posar-hi: {{facts}}. Mentrestant, les pàgines no ho mostren.',
  },
  facts: {
    legalName: 'denominació legal',
    taxId: 'NIF',
    address: 'domicili',
    registry: 'dades registrals',
    email: 'correu electrònic',
    phone: 'telèfon',
    domain: 'domini',
    professionalNetwork: 'xarxa professional',
    huyuProjects: 'web de Huyu Projects',
  },
};
