import type { Texts } from '@/i18n/texts';
import type { texts as english } from './takes.en';

export const texts: Texts<typeof english> = {
  title: 'Què cal',
  facts: {
    firstStep: 'Primer pas',
    who: 'Qui hi participa',
    weeks: 'Setmanes habituals',
    keep: 'Què et queda si ho deixes',
  },
  samePrice: 'El preu, en els tres casos, després d’una primera trucada gratuïta.',
  fromAmount: 'Des de {{amount}}',
  consultoria_ia: {
    firstStep: 'Una trucada gratuïta sobre com treballes avui.',
    who: 'Tu i una persona de cada departament que mirem.',
    weeks: 'De 4 a 6',
    keep: 'L’informe i el seu pla, per fer-los servir amb qui vulguis.',
  },
  soluciones_ia: {
    firstStep: 'Veus la solució funcionant amb un exemple.',
    who: 'Tu i qui l’hagi de fer servir.',
    weeks: 'De 4 a 8',
    keep: 'Les teves dades en fitxers i els comptes al teu nom.',
  },
  custom_ai: {
    firstStep: 'Escrivim amb tu què hi entra i què n’ha de sortir.',
    who: 'Tu, qui l’hagi de fer servir i qui s’ocupa dels teus programes.',
    weeks: 'De 12 a 20',
    keep: 'El que s’hagi acabat fins llavors, amb la seva documentació.',
  },
};
