import type { Texts } from '@/i18n/texts';
import type { texts as english } from './takes.en';

export const texts: Texts<typeof english> = {
  title: 'Qué hace falta',
  facts: {
    firstStep: 'Primer paso',
    who: 'Quién participa',
    weeks: 'Suele durar',
    keep: 'Qué te queda si lo dejas',
  },
  samePrice: 'El precio, en los tres casos, tras una primera llamada gratuita.',
  fromAmount: 'Desde {{amount}}',
  consultoria_ia: {
    firstStep: 'Una llamada gratuita sobre cómo trabajas hoy.',
    who: 'Tú y una persona de cada departamento que miremos.',
    weeks: 'De 4 a 6 semanas',
    keep: 'El informe y su plan, para usarlos con quien quieras.',
  },
  soluciones_ia: {
    firstStep: 'Ves la solución funcionando con un ejemplo.',
    who: 'Tú y quien la vaya a usar.',
    weeks: 'De 4 a 8 semanas',
    keep: 'Tus datos en archivos y las cuentas a tu nombre.',
  },
  custom_ai: {
    firstStep: 'Escribimos contigo qué entra y qué tiene que salir.',
    who: 'Tú, quien lo vaya a usar y quien se ocupa de tus programas.',
    weeks: 'De 12 a 20 semanas',
    keep: 'Lo terminado hasta entonces, con su documentación.',
  },
};
