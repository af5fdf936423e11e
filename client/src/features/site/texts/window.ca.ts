import type { Texts } from '@/i18n/texts';
import type { texts as english } from './window.en';

export const texts: Texts<typeof english> = {
  says: {
    consultia: 'et diu per on començar',
    comerzia: 'et porta clients',
    leadmanager: 'no en perd cap',
  },
  noModule:
    'Amb aquesta frase sola no hi encaixa cap mòdul. L’informe preguntaria cada quant passa i quant s’hi triga.',
};
