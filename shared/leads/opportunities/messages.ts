import { english, type Message, validation } from '../../message';

export const opportunityMessages = {
  'title.required': validation('Title is required', 'El título es requerido'),
  'stage.missing': english('This stage is no longer there', 'Esta etapa ya no existe'),
  'stage.fixed': english('Won and Lost can’t be deleted', 'Ganada y Perdida no se pueden eliminar'),
  'stage.taken': english(
    'Say where the opportunities of this stage should go',
    'Indica a qué etapa pasan las oportunidades de esta',
  ),
  'stage.last': english('At least one open stage is needed', 'Hace falta al menos una etapa abierta'),
  'reason.required': validation('Say why it was lost', 'Indica por qué se perdió'),
} satisfies Record<string, Message>;
