import type { Texts } from '@/i18n/texts';
import type { texts as english } from './cookies.en';

export const texts: Texts<typeof english> = {
  title: 'Cookies',
  description:
    'Les deux cookies que ce site peut déposer, ce qu’il garde dans votre navigateur, et pourquoi il n’y a pas de bandeau.',
  lead: 'Deux cookies au plus : un si vous vous connectez, un pour votre langue. C’est pourquoi aucun bandeau ne vous demande rien.',
  sections: {
    what: {
      title: 'De quoi il s’agit',
      text: 'Un cookie est un court texte qu’un site laisse dans votre navigateur et reçoit en retour à chaque visite. Le stockage local est un espace de votre navigateur qu’une page peut lire et écrire ; rien n’en part tout seul.',
    },
    used: {
      title: 'Ce que ce site utilise',
      text: 'Tout est strictement nécessaire à ce que vous demandez ; la loi (article 22.2 de la LSSI espagnole) n’exige donc aucun consentement :',
    },
    none: {
      title: 'Ce que ce site n’utilise pas',
      text: 'Ni publicité, ni mesure d’audience, ni pixels espions, ni polices ou scripts d’autres sociétés.',
    },
    remove: {
      title: 'Les effacer',
      text: 'La déconnexion supprime la session du cookie et le jeton d’accès. Le reste s’efface dans les réglages du navigateur, sous données de sites. Le site continue de fonctionner ; il oublie seulement vos choix.',
    },
  },
  table: {
    name: 'Nom',
    kind: 'Type',
    purpose: 'À quoi cela sert',
    lasts: 'Durée',
    cookie: 'Cookie',
    storage: 'Stockage local',
    tab: 'Stockage de cet onglet',
  },
  items: {
    session: {
      purpose:
        'Maintient votre connexion. Créé seulement quand vous vous connectez, sous l’un de ces deux noms, jamais les deux.',
      lasts: '{{days}} jours après votre dernière visite, ou jusqu’à la déconnexion',
    },
    languageCookie: {
      purpose:
        'Indique votre langue au serveur, pour que les écrans de connexion arrivent dans cette langue.',
      lasts: 'Un an après votre dernière visite',
    },
    auth_token: {
      purpose: 'Votre jeton d’accès, joint à vos propres requêtes tant que vous êtes connecté.',
      lasts: 'Jusqu’à la déconnexion',
    },
    language: {
      purpose: 'Retient la langue que vous avez choisie ou dans laquelle vous êtes arrivé.',
      lasts: 'Jusqu’à ce que vous l’effaciez',
    },
    theme: {
      purpose: 'Retient si vous avez choisi clair ou sombre.',
      lasts: 'Jusqu’à ce que vous l’effaciez',
    },
    letter_keys: {
      purpose: 'Retient si les touches seules agissent dans LEADMANAGER.',
      lasts: 'Jusqu’à ce que vous l’effaciez',
    },
    first_problem: {
      purpose:
        'Porte la phrase que vous avez demandé de garder, de la page d’accueil au formulaire de votre première entreprise.',
      lasts: 'Jusqu’à son enregistrement ou la fermeture de l’onglet',
    },
    found_in: {
      purpose:
        'Indique, quand un lien mène à un élément d’un autre de vos comptes, dans lequel il se trouve.',
      lasts: 'Jusqu’à l’affichage ou à la fermeture de l’onglet',
    },
  },
};
