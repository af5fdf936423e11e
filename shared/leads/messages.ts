import { english, type Message, validation } from '../message';

/** Messages about any record of LEADMANAGER. */
export const leadMessages = {
  'record.missing': english(
    'This record isn’t there, or is in the bin',
    'Este registro no existe o está en la papelera',
  ),
  'record.merged': english(
    'This record was merged into another one',
    'Este registro se ha fusionado con otro',
  ),
  'project.planned': english('This project is already planned', 'Este proyecto ya está planificado'),
  'consulting.missing': english('This company isn’t in CONSULTIA', 'Esta empresa no está en CONSULTIA'),
  'amount.negative': validation('Enter an amount of zero or more', 'Escribe un importe de cero o más'),
  'amount.large': validation('This amount is too large', 'Este importe es demasiado grande'),
  'country.invalid': validation('Choose a country', 'Elige un país'),
  'member.unknown': validation('They are no longer a member', 'Ya no es miembro de la cuenta'),
  'tag.unknown': validation('One of these tags no longer exists', 'Una de estas etiquetas ya no existe'),
  'tag.taken': validation('There is already a tag with this name', 'Ya hay una etiqueta con este nombre'),
  'percent.range': validation('Enter a percentage from 0 to 100', 'Escribe un porcentaje de 0 a 100'),
} satisfies Record<string, Message>;
