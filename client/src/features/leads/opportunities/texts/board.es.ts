import type { Texts } from '@/i18n/texts';
import type { texts as english } from './board.en';

export const texts: Texts<typeof english> = {
  view: 'Vista',
  views: { board: 'Tablero', list: 'Lista' },
  stale: 'Parada',
  noAmount: 'Aún sin importe',
  noNextStep: 'Sin próximo paso',
  move: 'Pasar a {{stage}}',
  days: '{{count}}\u00a0d',
  moveTo: 'Pasar «{{title}}» a',
  addTo: 'Añadir en {{stage}}',
  drag: 'Arrastra a otra etapa',
  more: 'Ver más',
  sums: '{{amount}} · ponderado\u00a0{{weighted}}',
  weighted: 'ponderado\u00a0{{weighted}}',
  otherSums: '+\u00a0{{sums}}',
  closes: 'cierra',
  today: 'Hoy',
  stage: 'Etapa',
};
