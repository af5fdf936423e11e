import type { Texts } from '@/i18n/texts';
import type { texts as english } from './meta.en';

export const texts: Texts<typeof english> = {
  home: {
    title: 'Conseil, solutions et développement IA sur mesure',
    description:
      'Nous vous disons où l’intelligence artificielle est rentable, mettons en place des solutions prêtes à l’emploi et développons ce qui n’existe pas encore. Pour les entreprises et les particuliers.',
    keywords:
      'conseil IA, intelligence artificielle, solutions IA, développement IA sur mesure, finance décentralisée, DeFi, Espagne',
  },
  about: {
    title: 'Qui sommes-nous : mission, vision et valeurs',
    description:
      'Notre raison d’être, notre cap et les quatre valeurs qui guident notre travail : simplicité, transparence, partenariat et résultats.',
    keywords: 'qui sommes-nous, mission, vision, valeurs, cabinet de conseil IA, Espagne',
  },
  services: {
    title: 'Services IA : conseil, solutions et projets sur mesure',
    description:
      'Trois façons de commencer avec l’intelligence artificielle : savoir où elle est rentable, installer une solution prête à l’emploi ou faire développer la vôtre. Voyez ce que chacune vous apporte.',
    keywords: 'services IA, stratégie IA, conseil IA, intégration IA, projets IA sur mesure',
  },
  solutions: {
    title: 'Onze solutions d’IA et de DeFi',
    description:
      'Des agents qui vendent, automatisent et assistent, des outils pour analyser une entreprise et de la finance DeFi : à quoi sert chacune de nos onze solutions, à qui elle s’adresse et comment la demander.',
    keywords:
      'agents IA, agent commercial, automatisation des processus, RPA, analyse SWOT, seuil de rentabilité, optimiseur de réseau, DeFi',
  },
  contact: {
    title: 'Contact',
    description:
      'Dites-nous en quelques lignes ce que vous faites et ce que vous aimeriez améliorer. Une personne lit chaque message et vous répond par e-mail.',
    keywords: 'contact, question sur l’IA, parler à un consultant IA, Espagne',
  },
};
