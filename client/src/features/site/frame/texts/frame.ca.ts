import type { Texts } from '@/i18n/texts';
import type { texts as english } from './frame.en';

export const texts: Texts<typeof english> = {
  nav: {
    label: 'Principal',
    toStart: '{{name}}, inici',
    home: 'Inici',
    about: 'Nosaltres',
    services: 'Serveis',
    solutions: 'Solucions',
    contact: 'Contacte',
    writeToUs: 'Contacta amb nosaltres',
    portal: 'El meu portal',
    signIn: 'Accés de clients',
    register: 'Crear compte',
    openMenu: 'Obre el menú',
    closeMenu: 'Tanca el menú',
  },
  contact: {
    email: 'Correu electrònic',
    phone: 'Telèfon',
    hours: 'Horari',
    hoursText: 'De dilluns a divendres, de {{opens}} a {{closes}} (Espanya)',
  },
  footer: {
    navigation: 'Lloc web',
    contact: 'Contacte',
    portals: 'Portals de clients',
    consultia: 'CONSULTIA, consultoria d’empreses',
    comerzia: 'COMERZIA, màrqueting i vendes',
    leadmanager: 'LEADMANAGER, contactes i vendes',
    claim: 'Intel·ligència artificial i finances descentralitzades, explicades abans de vendre-les.',
    rights: '© {{year}} {{name}}. Tots els drets reservats.',
    legalPages: 'Informació legal',
    legal: 'Avís legal',
    privacy: 'Privacitat',
    cookies: 'Galetes',
    accessibility: 'Accessibilitat',
  },
};
