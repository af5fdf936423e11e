import type { Texts } from '@/i18n/texts';
import type { texts as english } from './runs.en';

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
};
