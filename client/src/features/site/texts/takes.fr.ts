import type { Texts } from '@/i18n/texts';
import type { texts as english } from './takes.en';

export const texts: Texts<typeof english> = {
  title: 'Ce qu’il faut',
  facts: {
    firstStep: 'Premier pas',
    who: 'Qui participe',
    weeks: 'Semaines habituelles',
    keep: 'Ce qui vous reste si vous arrêtez',
  },
  samePrice: 'Le prix, pour les trois, suit un premier appel gratuit.',
  fromAmount: 'À partir de {{amount}}',
  consultoria_ia: {
    firstStep: 'Un appel gratuit sur votre façon de travailler.',
    who: 'Vous et une personne de chaque service étudié.',
    weeks: 'De 4 à 6',
    keep: 'Le rapport et son plan, à utiliser avec qui vous voulez.',
  },
  soluciones_ia: {
    firstStep: 'Vous voyez la solution fonctionner sur un exemple.',
    who: 'Vous et ceux qui l’utiliseront.',
    weeks: 'De 4 à 8',
    keep: 'Vos données en fichiers et les comptes à votre nom.',
  },
  custom_ai: {
    firstStep: 'Nous écrivons avec vous ce qui entre et ce qui doit sortir.',
    who: 'Vous, ceux qui l’utiliseront et la personne qui s’occupe de vos logiciels.',
    weeks: 'De 12 à 20',
    keep: 'Ce qui est terminé à ce moment-là, avec sa documentation.',
  },
};
