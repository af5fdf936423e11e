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
  comerzia: {
    title: 'ComerzIA, votre directeur commercial IA',
    description:
      'ComerzIA mène un produit de son analyse aux prospects qui ont reçu une réponse, en six étapes : campagnes AIDA, visuels, publication, captation et réponses automatiques. Bientôt disponible.',
    soon: 'Bientôt disponible',
    heading: 'ComerzIA',
    subtitle: 'Votre directeur commercial IA',
    lead: 'Vous décrivez un produit ; ComerzIA prépare les campagnes, les publie, réunit les personnes intéressées et envoie la première réponse. Vous décidez de ce qui part.',
    contact: 'Se renseigner sur ComerzIA',
    home: 'Retour à l’accueil',
    stepsTitle: 'D’un produit à des prospects qui ont leur réponse, en six étapes',
    steps: {
      analysis: {
        title: 'Analyse du produit',
        text: 'Ce qu’il fait, pour qui, et pourquoi on le choisirait plutôt qu’un autre.',
      },
      campaigns: {
        title: 'Trois campagnes AIDA',
        text: 'Attention, intérêt, désir, action : trois angles différents sur le même produit.',
      },
      assets: {
        title: 'Visuels',
        text: 'Des images pour chaque campagne, aux formats que demande chaque réseau.',
      },
      publishing: {
        title: 'Publication sur les réseaux',
        text: 'Les campagnes que vous approuvez paraissent sur vos réseaux.',
      },
      capture: {
        title: 'Captation de prospects',
        text: 'Toute personne intéressée rejoint une seule liste, avec la campagne d’où elle vient.',
      },
      replies: {
        title: 'Réponses automatiques',
        text: 'Chaque nouveau prospect reçoit une première réponse, et vous prenez la suite.',
      },
    },
  },
};
