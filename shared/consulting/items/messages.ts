import { validation, type Message } from '../../message';

/** The messages about the items of a company. */
export const itemMessages = {
  'position.required': validation('Position is required', 'El cargo es requerido'),
  'function.required': validation('Function is required', 'La función es requerida'),
  'department.missing': validation(
    'Choose one of this company’s departments',
    'Elige un departamento de esta empresa',
  ),
  'contact.onePrimary': validation(
    'Only one contact can be the primary one',
    'Solo un contacto puede ser el principal',
  ),
  'import.empty': validation('There is nothing to import', 'No hay nada que importar'),
  'import.long': validation(
    'You can import at most {{max}} at a time',
    'Puedes importar como máximo {{max}} de una vez',
  ),
  'order.repeated': validation('Something stands in the list twice', 'Hay algo repetido en la lista'),
} satisfies Record<string, Message>;
