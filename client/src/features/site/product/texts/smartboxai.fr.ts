import type { Texts } from '@/i18n/texts';
import type { texts as english } from './smartboxai.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'SmartBoxAI, la gestion de réseaux MikroTik sous RouterOS',
    description:
      'SmartBoxAI gère les réseaux d’équipements MikroTik sous RouterOS : l’état de chaque appareil, sa configuration et son trafic au même endroit. Demandez une démonstration.',
    keywords:
      'gestion de réseau MikroTik, RouterOS, optimisation de réseau, supervision de routeurs, IA pour les réseaux, Espagne',
  },
  hero: {
    eyebrow: 'SmartBoxAI, la gestion de réseaux avec l’IA',
    title: 'Votre réseau MikroTik, au même endroit',
    lead: 'SmartBoxAI gère les réseaux faits d’équipements MikroTik qui tournent sous RouterOS. Il montre leur état, vous aide à les configurer et signale ce qui ralentit le réseau.',
    demo: 'Demander une démonstration',
    sales: 'Contacter l’équipe commerciale',
  },
  facts: {
    needs: { name: 'Fonctionne avec', value: 'Des équipements MikroTik sous RouterOS' },
    decides: { name: 'Qui décide', value: 'Vous, à chaque changement' },
    trial: { name: 'Pour l’essayer', value: 'Gratuit, sur une partie de votre réseau' },
    commitment: { name: 'Engagement', value: 'Aucun, à aucune étape' },
  },
  figure: {
    caption:
      'Un réseau d’exemple\u00a0: un routeur relie l’internet à trois commutateurs. Le lien de l’entrepôt est presque saturé, et SmartBoxAI dit pourquoi et que changer.',
    internet: 'Internet',
    links: 'Charge de chaque lien',
    office: 'Bureau',
    counter: 'Comptoir',
    warehouse: 'Entrepôt',
    attention: 'À voir d’abord',
    proposal:
      'Les sauvegardes tombent pendant la préparation des commandes. Proposition\u00a0: les passer la nuit.',
  },
  features: {
    title: 'Gérer un réseau, c’est trois métiers',
    lead: 'Avec beaucoup de routeurs, chacun oblige à les ouvrir un par un. SmartBoxAI prend le réseau dans son ensemble.',
    items: {
      overview: {
        title: 'Savoir où il en est',
        text: 'Quels appareils il compte, comment ils sont reliés et lequel demande votre attention\u00a0: un appareil qui ne répond plus, une liaison presque saturée.',
      },
      configuration: {
        title: 'Le configurer',
        text: 'Les réglages de RouterOS depuis un seul endroit, au lieu d’un appareil après l’autre\u00a0: une règle de pare-feu ou le nom du wifi se change une fois, pour tous.',
      },
      optimisation: {
        title: 'Le faire mieux tourner',
        text: 'Où le trafic s’accumule et ce qu’on pourrait y changer, par exemple donner la priorité aux appels sur les téléchargements, expliqué pour que vous décidiez.',
      },
    },
  },
  steps: {
    title: 'Du premier message à un essai sur votre réseau',
    lead: 'Rien ne change sur votre réseau avant la troisième étape.',
    items: {
      ask: {
        title: 'Parlez-nous de votre réseau',
        text: 'Combien d’équipements MikroTik, pour quel usage et quels ennuis. Quelques lignes suffisent.',
      },
      demo: {
        title: 'Voyez-le à l’œuvre',
        text: 'Lors d’une démonstration, nous vous montrons SmartBoxAI et répondons à vos questions, y compris sur ce qu’il ne fait pas.',
      },
      trial: {
        title: 'Mettez-le à l’épreuve',
        text: 'Nous convenons avec vous de la partie du réseau concernée et de la durée. Ensuite, vous décidez.',
      },
    },
  },
  audiences: {
    title: 'Pour ceux qu’on appelle quand le réseau tombe',
    lead: 'Il a du sens là où il y a des équipements MikroTik et quelqu’un qui en répond.',
    items: {
      own: {
        title: 'Les entreprises qui ont leur réseau',
        text: 'Plusieurs sites, entrepôts ou étages, et une personne ou une petite équipe pour s’occuper de tout.',
      },
      others: {
        title: 'Ceux qui gèrent le réseau des autres',
        text: 'Installateurs, sociétés de maintenance et fournisseurs d’accès locaux avec RouterOS chez de nombreux clients.',
      },
    },
  },
  action: {
    title: 'Essayez-le sur la partie du réseau qui vous donne du mal',
    text: 'Le bouton mène au formulaire de contact. Une personne lit votre message et répond par e-mail.',
    trial: 'Demander un essai gratuit',
  },
  note: {
    title: 'Marques',
    trademarks:
      'MikroTik et RouterOS sont des marques de leur titulaire. Elles sont citées pour dire à quels équipements SmartBoxAI s’adresse.',
  },
};
