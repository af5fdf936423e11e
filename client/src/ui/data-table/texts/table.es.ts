import type { Texts } from '@/i18n/texts';
import type { texts as english } from './table.en';

export const texts: Texts<typeof english> = {
  found_one: '{{number}} resultado',
  found_other: '{{number}} resultados',
  tick: 'Seleccionar {{name}}',
  tickLoaded: 'Seleccionar todo lo que se ve',
  ticked_one: '{{number}} seleccionado',
  ticked_other: '{{number}} seleccionados',
  tickAll: 'Seleccionar los {{number}} resultados',
  untick: 'Quitar la selección',
  bulk: 'Filas seleccionadas',
  acts: 'Acciones para {{name}}',
  actsColumn: 'Acciones',
  edit: 'Editar {{column}} de {{name}}',
  columns: 'Columnas',
  noRoom: 'no cabe en esta pantalla',
  sort: 'Ordenar por',
  usualOrder: 'Orden habitual',
  ascending: {
    text: '{{column}}: A–Z',
    number: '{{column}}: de menor a mayor',
    time: '{{column}}: antiguos primero',
    due: '{{column}}: próximos primero',
    scale: '{{column}}: en orden',
  },
  descending: {
    text: '{{column}}: Z–A',
    number: '{{column}}: de mayor a menor',
    time: '{{column}}: recientes primero',
    due: '{{column}}: lejanos primero',
    scale: '{{column}}: al revés',
  },
  choose: 'Seleccionar filas',
  more: 'Cargando más…',
  moreFailed: 'No se han podido cargar las filas siguientes.',
};
