import type { Texts } from '@/i18n/texts';
import type { texts as english } from './views.en';

export const texts: Texts<typeof english> = {
  view: 'Vista: {{name}}',
  views: 'Vistas guardadas',
  all: 'Todas',
  allContacts: 'Todos',
  ready: { closing: 'Cierran este mes', stale: 'Paradas', noTask: 'Sin próxima tarea' },
  saveAs: 'Guardar como vista',
  save: 'Guardar los cambios',
  rename: 'Cambiar el nombre',
  pin: 'Fijar',
  unpin: 'Dejar de fijar',
  onlyForMe: 'Solo para mí',
  forMe: 'Solo para mí',
  forAll: 'Para todo el equipo',
  makeDefault: 'Abrir la lista con ella',
  noDefault: 'Abrir la lista sin ella',
  order: 'Cambiar el orden',
  orderHint: 'Arrastra para cambiar el orden',
  pinned: 'Fijada',
  remove: 'Eliminar',
  name: 'Nombre',
  saved: 'Vista guardada',
  removed: 'Vista eliminada',
  undo: 'Deshacer',
  failed: 'La vista no se ha guardado',
};
