import type { Texts } from '@/i18n/texts';
import type { texts as english } from './keyboard.en';

export const texts: Texts<typeof english> = {
  title: 'Atajos de teclado',
  text: 'Casi todo se puede hacer sin el ratón.',
  letters: 'Usar atajos de una tecla',
  lettersHint: 'Desactívalos si los pulsas sin querer o usas control por voz. Se guarda en este navegador.',
  groups: { anywhere: 'En cualquier parte', record: 'En un registro', list: 'En una lista', goTo: 'Ir a' },
  acts: {
    help: 'Ver estos atajos',
    palette: 'Preguntar, pedir o buscar',
    search: 'Buscar',
    new: 'Nuevo',
    undo: 'Deshacer el último cambio',
    down: 'Fila siguiente',
    up: 'Fila anterior',
    tick: 'Marcar la fila',
    edit: 'Editar',
    log: 'Registrar una comunicación',
    task: 'Nueva tarea',
    delete: 'Eliminar',
  },
  nothingToUndo: 'No hay nada que deshacer',
};
