import type { Texts } from '@/i18n/texts';
import type { texts as english } from './introduction.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'COMERZIA, le portail marketing et ventes',
    description:
      'COMERZIA, le portail marketing et ventes : un assistant IA pour vos entreprises, produits, campagnes, contenus, prospects et chiffres. Connectez-vous ou voyez ce qu’il fait.',
    keywords:
      'COMERZIA, portail marketing, IA marketing, automatisation des ventes, génération de prospects, campagnes numériques',
  },
  hero: {
    eyebrow: 'COMERZIA · portail client',
    title: 'De votre produit à des prospects qui ont leur réponse',
    lead: 'Le portail marketing et ventes : un assistant IA qui réunit en un seul endroit vos entreprises, produits, campagnes, contenus, prospects et chiffres.',
    signIn: 'Se connecter à COMERZIA',
    product: 'Voyez à quoi sert ComerzIA',
    register: 'Créer un compte',
    demo: 'Essayer la démo',
  },
  figure: {
    caption:
      'L’espace de travail avec un exemple\u00a0: une campagne sur trois canaux, les prospects qu’elle a amenés et la première réponse qu’ils ont reçue.',
    leads: 'Prospects',
    sections: {
      product: 'Produit',
      campaigns: 'Campagnes',
      assets: 'Images',
      publishing: 'Publication',
      leads: 'Prospects',
      replies: 'Réponses',
    },
  },
  facts: {
    get: {
      name: 'Ce que vous obtenez',
      value:
        'Trois campagnes par produit, leurs images, des publications, une page avec formulaire et les réponses',
    },
    takes: {
      name: 'Ce qu’il faut',
      value: 'Les informations d’un produit\u00a0: six questions courtes, et un logo si vous en avez un',
    },
    start: {
      name: 'Comment commencer',
      value: 'Créez un compte, répondez et approuvez le premier texte. Rien ne part avant.',
    },
    cost: {
      name: 'Ce que cela coûte',
      value:
        'Le compte et un premier appel sont gratuits\u00a0; tout autre prix est écrit, et donné avant de commencer',
    },
  },
  steps: {
    title: 'Les six étapes',
    lead: 'La première fois, dans cet ordre\u00a0; ensuite, vous allez droit à celle qu’il vous faut.',
    items: {
      analysis: {
        title: 'Analyse du produit',
        text: 'Ce que fait votre produit, pour qui et ce qui le distingue, sous forme de fiche.',
      },
      campaigns: {
        title: 'Génération de 3 campagnes AIDA',
        text: 'Attention, intérêt, désir, action : trois angles différents au choix.',
      },
      assets: {
        title: 'Création de visuels',
        text: 'Des images à vos couleurs, aux formats que demande chaque réseau.',
      },
      publishing: {
        title: 'Publication sur les réseaux sociaux',
        text: 'Des publications prévues dans un calendrier, là où sont vos clients.',
      },
      capture: {
        title: 'Captation de prospects',
        text: 'Une page d’atterrissage et un formulaire pour accueillir les personnes intéressées.',
      },
      replies: {
        title: 'Réponses automatiques aux prospects',
        text: 'Une première réponse aussitôt, puis un suivi qui s’arrête dès qu’ils répondent, seulement pour ceux qui l’ont accepté.',
      },
    },
  },
  action: {
    title: 'Commencez par un produit',
    text: 'Créez un compte, dites ce que vous vendez et lisez ses campagnes avant tout le monde. Le même compte ouvre tous les portails clients.',
    ask: 'Nous écrire',
  },
};
