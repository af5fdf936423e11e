import type { Texts } from '@/i18n/texts';
import type { texts as english } from './frame.en';

export const texts: Texts<typeof english> = {
  nav: {
    label: 'Principale',
    toStart: '{{name}}, accueil',
    home: 'Accueil',
    about: 'À propos',
    services: 'Services',
    solutions: 'Solutions',
    contact: 'Contact',
    writeToUs: 'Nous contacter',
    portal: 'Mon espace',
    signIn: 'Espace client',
    register: 'Créer un compte',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
  },
  contact: {
    email: 'E-mail',
    phone: 'Téléphone',
    hours: 'Horaires',
    hoursText: 'Du lundi au vendredi, de {{opens}} à {{closes}} (Espagne)',
  },
  footer: {
    navigation: 'Site',
    contact: 'Contact',
    portals: 'Portails clients',
    consultia: 'CONSULTIA, conseil aux entreprises',
    comerzia: 'COMERZIA, marketing et ventes',
    leadmanager: 'LEADMANAGER, contacts et ventes',
    claim: 'L’intelligence artificielle et la finance décentralisée, expliquées avant d’être vendues.',
    rights: '© {{year}} {{name}}. Tous droits réservés.',
    legalPages: 'Informations légales',
    legal: 'Mentions légales',
    privacy: 'Confidentialité',
    cookies: 'Cookies',
    accessibility: 'Accessibilité',
  },
};
