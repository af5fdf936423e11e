import { english, type Message, validation } from '../../message';

export const fieldMessages = {
  'field.missing': english('This field is no longer there', 'Este campo ya no existe'),
  'field.taken': validation(
    'There is already a field with this name here',
    'Aquí ya hay un campo con este nombre',
  ),
  'field.full': english(
    'There can be at most {{most}} fields of your own here',
    'Aquí puede haber como máximo {{most}} campos propios',
  ),
  'choices.missing': validation('Add at least one option', 'Añade al menos una opción'),
  'choices.repeated': validation('Two options have the same name', 'Dos opciones tienen el mismo nombre'),
  'own.number': validation('Enter a number', 'Escribe un número'),
  'own.choice': validation('This isn’t one of the options', 'Esta no es una de las opciones'),
  'own.boolean': validation('Say yes or no', 'Indica sí o no'),
  'own.phone': validation('Enter a phone number', 'Escribe un teléfono'),
} satisfies Record<string, Message>;
