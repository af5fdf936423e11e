import type { Texts } from '@/i18n/texts';
import type { texts as english } from './example.en';

export const texts: Texts<typeof english> = {
  title: 'Una frase, tres pantalles',
  question: 'Què et pren temps?',
  sentence: 'Apuntem les comandes manualment i perdem temps cada nit',
  chips: 'Exemples',
  examples: {
    bakery: 'Fleca',
    workshop: 'Taller',
    clinic: 'Clínica',
  },
  nothing: 'No s’envia res.',
  keep: 'Desa-la: crea un compte',
  typed: 'La primera pantalla mostra la teva frase. Les altres dues segueixen amb l’exemple.',
  screens: 'Les tres pantalles',
};
