import type { Texts } from '@/i18n/texts';
import type { texts as english } from './sortable.en';

export const texts: Texts<typeof english> = {
  handle: 'Arrastrar {{name}}',
  role: 'se puede arrastrar',
  instructions:
    'Para cogerlo, pulsa la barra espaciadora o Intro. Muévelo con las flechas; con la barra espaciadora o Intro lo sueltas, y con Escape vuelve a su sitio.',
  list: {
    lifted: 'Has cogido {{name}}. Está en el puesto {{place}} de {{total}}.',
    over: '{{name}} pasa al puesto {{place}} de {{total}}.',
    dropped: 'Has soltado {{name}} en el puesto {{place}} de {{total}}.',
  },
  board: {
    lifted: 'Has cogido {{name}} de {{list}}.',
    over: '{{name}} está sobre {{list}}.',
    dropped: 'Has soltado {{name}} en {{list}}.',
    nowhere: 'Aquí no se puede soltar {{name}}.',
  },
  back: '{{name}} vuelve a su sitio.',
};
