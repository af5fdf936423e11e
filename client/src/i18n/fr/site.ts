import type { site as english } from '../en/site';
import type { Texts } from '../texts';

export const site: Texts<typeof english> = {
  nav: {
    label: 'Principale',
    toStart: '{{name}}, accueil',
    home: 'Accueil',
    services: 'Services',
    contact: 'Contact',
    writeToUs: 'Nous contacter',
    signIn: 'Espace client',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
  },
  home: {
    title: 'Conseil, solutions et développement IA sur mesure',
    description:
      'Nous vous disons où l’intelligence artificielle est rentable, mettons en place des solutions prêtes à l’emploi et développons ce qui n’existe pas encore. Pour les entreprises et les particuliers.',
    keywords:
      'conseil IA, intelligence artificielle, solutions IA, développement IA sur mesure, finance décentralisée, DeFi, Espagne',
  },
  hero: {
    eyebrow: 'Intelligence artificielle et finance décentralisée',
    title: 'Une IA qui mérite sa place dans votre entreprise',
    lead: 'Nous vous disons où elle est rentable et où elle ne l’est pas, mettons en place des solutions prêtes à l’emploi et développons ce qui n’existe pas encore. Pour les entreprises et pour les particuliers.',
    services: 'Voir les services',
    contact: 'Dites-nous ce qu’il vous faut',
  },
  services: {
    eyebrow: 'Ce que nous faisons',
    title: 'Trois façons de commencer',
    lead: 'Choisissez celle qui vous ressemble. Si vous hésitez, écrivez-nous quand même : tout commence par une conversation, pas par un contrat.',
    gets: 'Ce que vous obtenez',
    ask: 'Se renseigner : {{service}}',
    consultoria_ia: {
      need: 'Vous voulez utiliser l’IA sans savoir par où commencer.',
      text: 'Nous regardons comment vous travaillez, disons où l’IA vous ferait gagner du temps ou de l’argent et où elle n’apporterait rien, puis mettons les étapes en ordre.',
      get1: 'Un état des lieux clair',
      get2: 'Les quelques étapes utiles, dans l’ordre',
      get3: 'Ce que chacune demande : données, personnes, temps',
    },
    soluciones_ia: {
      need: 'Vous voulez quelque chose qui fonctionne vite.',
      text: 'Nous mettons en place des solutions prêtes à l’emploi, de l’agent qui répond à vos clients aux outils de finance décentralisée, et vous montrons comment vous en servir.',
      get1: 'Une solution choisie pour votre cas',
      get2: 'Configurée avec vos données et vos comptes',
      get3: 'Ses limites et ses risques, expliqués avant',
    },
    custom_ai: {
      need: 'Aucun produit du marché ne fait ce qu’il vous faut.',
      text: 'Nous le développons avec vous et le relions aux logiciels que vous utilisez déjà, par étapes assez courtes pour changer de cap.',
      get1: 'Quelque chose à essayer à chaque étape',
      get2: 'Relié à vos systèmes existants',
      get3: 'Documentation et formation pour votre équipe',
    },
  },
  contact: {
    eyebrow: 'Contact',
    title: 'Dites-nous ce qu’il vous faut',
    lead: 'Quelques lignes suffisent. Une personne lit chaque message, et la réponse arrive par e-mail.',
    email: 'E-mail',
    phone: 'Téléphone',
    hours: 'Horaires',
    hoursText: 'Du lundi au vendredi, de {{opens}} à {{closes}} (Espagne)',
  },
  footer: {
    navigation: 'Site',
    contact: 'Contact',
    portals: 'Portails clients',
    consultia: 'CONSULTIA, conseil',
    comerzia: 'COMERZIA, marketing et ventes',
    leadmanager: 'LEADMANAGER, prospects',
    network: 'Réseau professionnel',
    claim: 'L’intelligence artificielle et la finance décentralisée, expliquées avant d’être vendues.',
    legal: '© {{year}} {{name}}. Tous droits réservés.',
  },
};
