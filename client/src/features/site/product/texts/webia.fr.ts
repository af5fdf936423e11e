import type { Texts } from '@/i18n/texts';
import type { texts as english } from './webia.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'WebIA, sites et applications web créés avec l’IA',
    description:
      'Dites-lui ce que vous faites et WebIA préparera votre site : pages, textes dans vos langues, formulaire de contact et petites applications. Vous relisez tout avant la mise en ligne. Bientôt disponible.',
    keywords:
      'WebIA, création de site web avec l’IA, créateur de sites, créateur d’applications web, site bilingue, site pour associations',
  },
  hero: {
    eyebrow: 'WebIA · création de sites',
    title: 'Dites ce que vous faites, voyez-le en site web',
    lead: 'Vous répondrez à quelques questions et WebIA préparera une première version complète : pages, textes, graphisme et formulaire de contact. Vous la corrigez, et elle paraît quand vous le décidez.',
    ask: 'Se renseigner sur WebIA',
    case: 'Voir comment un site a été réalisé',
  },
  figure: {
    caption:
      'Un exemple\u00a0: quatre réponses et la page que WebIA en tire. Ce qui manque, elle le demande\u00a0; ici, le prix.',
    what: {
      question: 'Que faites-vous\u00a0?',
      answer: 'Nous faisons du pain et livrons des petits déjeuners aux bureaux.',
    },
    whom: {
      question: 'Qui vous cherche\u00a0?',
      answer: 'Les voisins et les bureaux d’à côté.',
    },
    languages: {
      question: 'Dans quelles langues\u00a0?',
      answer: 'En espagnol et en anglais.',
    },
    missing: {
      question: 'WebIA demande\u00a0: combien coûte un petit déjeuner\u00a0?',
      answer: '3,50\u00a0€ par personne.',
    },
    menu: {
      bread: 'Pain',
      breakfasts: 'Petits déjeuners',
      contact: 'Contact',
    },
  },
  features: {
    title: 'Un site entier, pas un modèle à remplir',
    lead: 'Vous apportez ce que vous seul savez. WebIA se chargera de ce qui reste toujours à moitié fait.',
    items: {
      structure: {
        title: 'Les pages qu’il vous faut',
        text: 'Selon ce que vous proposez et qui le cherche, il suggérera les pages, leur ordre et la question à laquelle chacune répond.',
      },
      texts: {
        title: 'Des textes tirés de vos données',
        text: 'Il écrira à partir de vos réponses. S’il manque un prix ou une date, il vous le demandera au lieu de l’inventer.',
      },
      languages: {
        title: 'Chaque langue à sa place',
        text: 'Chaque langue aura ses propres adresses, pour que lecteurs et moteurs de recherche arrivent à la bonne page.',
      },
      speed: {
        title: 'Des pages qui s’ouvrent aussitôt',
        text: 'Des pages statiques, lisibles à l’instant, sur un téléphone comme sur un grand écran.',
      },
      forms: {
        title: 'Des demandes qui vous parviennent',
        text: 'Un formulaire qui dit ce que deviennent les données et dépose chaque message dans votre boîte.',
      },
      apps: {
        title: 'De petites applications',
        text: 'Un calculateur, un catalogue avec recherche, une demande de rendez-vous : ce qu’un texte ne sait pas faire.',
      },
    },
  },
  steps: {
    title: 'Quatre étapes, et le dernier mot vous revient',
    lead: 'Rien ne paraît tant que vous n’avez pas donné votre accord.',
    items: {
      tell: {
        title: 'Vous racontez',
        text: 'Ce que vous faites, pour qui, dans quelles langues, et les sites qui vous plaisent.',
      },
      draft: {
        title: 'WebIA propose',
        text: 'Structure, textes et graphisme, dans un site que vous pouvez déjà parcourir.',
      },
      review: {
        title: 'Vous corrigez',
        text: 'Changez une phrase, une image ou une page autant de fois qu’il le faut.',
      },
      publish: {
        title: 'Le site paraît',
        text: 'Sur votre domaine, une fois le formulaire, la vitesse et l’accessibilité vérifiés.',
      },
    },
  },
  audiences: {
    title: 'Pour ceux qui ont des choses à dire et pas le temps de bâtir un site',
    lead: 'Inutile de savoir comment se fait un site. Il suffit de connaître votre métier.',
    items: {
      business: {
        title: 'Petites entreprises',
        text: 'Vous n’avez pas de site, ou un site que personne n’ose toucher.',
        point1: 'Prestations et prix là où on les cherche',
        point2: 'Horaires, adresse et un moyen de vous écrire',
        point3: 'Des changements que vous faites vous-même',
      },
      nonprofit: {
        title: 'Associations',
        text: 'Vous voulez que l’on comprenne ce que vous faites et comment vous aider.',
        point1: 'Votre action, en mots simples',
        point2: 'Le même contenu dans chacune de vos langues',
        point3: 'Peu d’entretien par la suite',
      },
      launch: {
        title: 'Nouveaux produits',
        text: 'Vous voulez savoir s’il intéresse avant de le développer en entier.',
        point1: 'Une page avec un message et un bouton',
        point2: 'Un formulaire pour les personnes intéressées',
        point3: 'De quoi grandir vers un site complet ou une application',
      },
    },
  },
  case: {
    title: 'Huyu Projects : un site bilingue pour une association',
    text: 'Le site de Huyu Projects a été réalisé avec WebIA. Lisez ce qui a été construit et comment.',
    link: 'Lire le cas client',
  },
  action: {
    title: 'Vous avez un site en tête ?',
    text: 'Dites-nous ce qu’il devrait faire. Nous vous dirons si WebIA est la bonne voie, et que faire en attendant.',
    ask: 'Parlez-nous de votre site',
  },
  note: {
    title: 'En développement',
    text: 'WebIA est en développement : cette page dit ce qu’il fera. Il n’est pas encore en vente, et poser une question n’engage à rien.',
  },
};
