import type { Texts } from '@/i18n/texts';
import type { texts as english } from './chart.en';

export const texts: Texts<typeof english> = {
  showAs: 'Ver {{title}} como',
  drawing: 'Gráfico',
  all: 'Ver todo ({{count}})',
  table: 'Tabla',
  csvOf: 'Descargar {{title}} en CSV',
  bar: '{{row}}, {{column}}: {{value}}',
};
