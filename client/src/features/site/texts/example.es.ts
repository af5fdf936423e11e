import type { Texts } from '@/i18n/texts';
import type { texts as english } from './example.en';

export const texts: Texts<typeof english> = {
  title: 'Una frase, tres pantallas',
  question: '¿Qué te quita tiempo?',
  sentence: 'Apuntamos los pedidos manualmente y perdemos tiempo cada noche',
  chips: 'Ejemplos',
  examples: {
    bakery: 'Panadería',
    workshop: 'Taller',
    clinic: 'Clínica',
  },
  nothing: 'No se envía nada.',
  keep: 'Guárdala: crea una cuenta',
  typed: 'La primera pantalla muestra tu frase; las otras, el ejemplo.',
  screens: 'Las tres pantallas',
};
