import type { Texts } from '@/i18n/texts';
import type { texts as english } from './comercia-landing.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'La page d’atterrissage d’une campagne ComerzIA',
    description:
      'Un cas de page d’atterrissage avec ComerzIA : comment se construit, partie par partie, la page où mène une campagne, et ce qui arrive à ceux qui laissent leurs coordonnées.',
    keywords:
      'ComerzIA, page d’atterrissage, landing page, AIDA, captation de prospects, double consentement, WebIA',
  },
  hero: {
    eyebrow: 'ComerzIA · cas de page d’atterrissage',
    title: 'Une campagne, une page, un seul geste',
    lead: 'Qui clique sur une campagne arrive avec une seule question. Ce cas montre la page par laquelle ComerzIA y répondra, et ce qui suit pour ceux qui laissent leurs coordonnées.',
    home: 'Retour à l’accueil',
    parts: 'Voir la page partie par partie',
    caption:
      'Une page d’atterrissage d’exemple, pour les petits déjeuners d’une boulangerie, aux quatre parties numérotées\u00a0; la dernière est un formulaire.',
  },
  features: {
    title: 'Quatre parties, chacune avec son rôle',
    lead: 'Les numéros sont ceux de l’image ci-dessus.',
    items: {
      attention: {
        title: 'Attention',
        text: 'Un titre qui reprend les mots de l’annonce, pour que personne ne doute d’être au bon endroit.',
      },
      interest: {
        title: 'Intérêt',
        text: 'De trois à cinq bénéfices, une phrase chacun. Ce qui vaudrait pour n’importe quel produit n’y figure pas.',
      },
      desire: {
        title: 'Désir',
        text: 'Les faits : ce qu’il fait, ce qui est compris, ce qu’il coûte. Tous viennent de la fiche du produit.',
      },
      action: {
        title: 'Action',
        text: 'Un bouton et un formulaire court, avec une phrase qui dit à quoi serviront les coordonnées.',
      },
    },
  },
  steps: {
    title: 'Du clic à la première réponse',
    lead: 'La page n’est que le début de la conversation.',
    items: {
      click: {
        title: 'Quelqu’un clique',
        text: 'La page s’ouvre à l’instant, dans la langue de la campagne.',
      },
      form: {
        title: 'Il laisse ses coordonnées',
        text: 'Ce qui semble venir d’un robot est mis de côté pour que vous le voyiez ; rien n’est jeté.',
      },
      confirm: {
        title: 'Il confirme par e-mail',
        text: 'Un lien et rien d’autre : la liste ne garde que ceux qui veulent de vos nouvelles.',
      },
      reply: {
        title: 'Il reçoit une première réponse',
        text: 'Et vous, le prospect, avec la campagne d’où il vient et le consentement qu’il a donné.',
      },
    },
  },
  ways: {
    title: 'La page d’une campagne ou un site entier',
    lead: 'Ils répondent à des besoins différents et se complètent.',
    items: {
      campaign: {
        title: 'Pour une campagne : ComerzIA',
        text: 'La page vient avec la campagne qui y mène et la liste qu’elle remplit.',
        link: 'Voir ComerzIA',
      },
      website: {
        title: 'Pour un site entier : WebIA',
        text: 'Des pages, des langues et des formulaires pour tout ce que vous faites, au-delà d’une campagne.',
        link: 'Voir WebIA',
      },
    },
  },
  action: {
    title: 'Votre première page, à partir d’un produit',
    text: 'Le portail client est ouvert : créez un compte, décrivez un produit et lisez sa page avant tout le monde.',
    register: 'Créer un compte',
    portal: 'Voyez le portail de l’intérieur',
    demo: 'Essayer la démo',
  },
  note: {
    title: 'Un exemple',
    text: 'Ce cas montre comment une page est construite : aucun client réel derrière lui, aucun résultat annoncé. WebIA est en développement.',
  },
};
