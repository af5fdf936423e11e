import type { Texts } from '@/i18n/texts';
import type { texts as english } from './example.en';

export const texts: Texts<typeof english> = {
  title: 'Une phrase, trois écrans',
  question: 'Qu’est-ce qui vous prend du temps ?',
  sentence: 'Nous notons les commandes à la main et perdons du temps chaque soir',
  chips: 'Exemples',
  examples: {
    bakery: 'Boulangerie',
    workshop: 'Atelier',
    clinic: 'Cabinet',
  },
  nothing: 'Rien n’est envoyé.',
  keep: 'La garder : créer un compte',
  typed: 'Le premier écran montre votre phrase. Les deux autres gardent l’exemple.',
  screens: 'Les trois écrans',
};
