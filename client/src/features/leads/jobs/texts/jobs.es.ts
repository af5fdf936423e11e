import type { Texts } from '@/i18n/texts';
import type { texts as english } from './jobs.en';

export const texts: Texts<typeof english> = {
  doing: { undo: 'Deshaciendo', bulk: 'Cambiando', delete: 'Moviendo a la papelera' },
  progress: '{{done}} de {{total}}',
  starting: 'Empezando…',
  cancel: 'Parar',
  stopping: 'Parando…',
  lost: 'No se ha podido leer el progreso. La tarea sigue por su cuenta.',
  undo: {
    done_one: '{{count}} cambio deshecho',
    done_other: '{{count}} cambios deshechos',
    nothing: 'No se ha podido deshacer nada, porque todo ha cambiado desde entonces',
    failed: 'No se ha podido deshacer',
  },
  bulk: {
    acts: 'Cambiar las filas seleccionadas',
    act: {
      addTags: 'Añadir una etiqueta',
      removeTags: 'Quitar una etiqueta',
      status: 'Cambiar el estado',
      lifecycle: 'Cambiar la relación',
      stageId: 'Mover a una etapa',
      priority: 'Cambiar la prioridad',
      done: 'Marcar como hechas',
      open: 'Marcar como pendientes',
    },
    rows_one: '{{number}} fila',
    rows_other: '{{number}} filas',
    lostReason: 'Por qué se perdieron',
    apply: 'Aplicar',
    failed: 'No se ha cambiado nada',
    changed_one: '{{count}} fila cambiada',
    changed_other: '{{count}} filas cambiadas',
    unchanged: 'Ya estaban así',
    stopped: 'Parado. Lo que ya había cambiado se queda así.',
    broken: 'Ha terminado antes de cambiarlo todo',
  },
};
