import { validation, type Message } from '../../message';

/** The messages about the items of a company. */
export const itemMessages = {
  'position.required': validation('Position is required', 'El cargo es requerido'),
  'function.required': validation('Function is required', 'La función es requerida'),
  'department.missing': validation(
    'Choose one of this company’s departments',
    'Elige un departamento de esta empresa',
  ),
  'contact.missing': validation('Choose one of this company’s contacts', 'Elige un contacto de esta empresa'),
  'strength.missing': validation('Choose strengths of this company', 'Elige fortalezas de esta empresa'),
  // The limits of `hoursRange`, as each language writes them.
  'hours.range': validation(
    'Give the hours with one decimal at most, between 0.1 and 10,000',
    'Indica las horas con un decimal como máximo, entre 0,1 y 10.000',
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
