import type { Texts } from '@/i18n/texts';
import type { texts as english } from './window.en';

export const texts: Texts<typeof english> = {
  says: {
    consultia: 'te dice por dónde empezar',
    comerzia: 'te trae clientes',
    leadmanager: 'no pierde a ninguno',
  },
  noModule:
    'Con esta frase sola no encaja ningún módulo. El informe preguntaría cuántas veces pasa y cuánto se tarda.',
};
