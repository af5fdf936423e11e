import { english, validation, type Message } from '../../message';

/** The messages about companies. */
export const companyMessages = {
  'sector.required': validation('Sector is required', 'El sector es requerido'),
  'size.required': validation('Size is required', 'El tamaño es requerido'),
  'structure.required': validation('Structure is required', 'La estructura es requerida'),
  'hourCost.range': validation(
    'Give what an hour costs, at least one cent',
    'Indica lo que cuesta una hora, como mínimo un céntimo',
  ),
  'account.full': english(
    'An account can hold at most {{companies}} companies',
    'Una cuenta puede tener como máximo {{companies}} empresas',
  ),
} satisfies Record<string, Message>;
