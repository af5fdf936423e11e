import { english, validation, type Message } from '../message';

/** What is said about companies, what they hold and their reports. */
export const companyMessages = {
  'position.required': validation('Position is required', 'El cargo es requerido'),
  'function.required': validation('Function is required', 'La función es requerida'),
  'sector.required': validation('Sector is required', 'El sector es requerido'),
  'size.required': validation('Size is required', 'El tamaño es requerido'),
  'structure.required': validation('Structure is required', 'La estructura es requerida'),
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
  'days.range': validation('Choose between 1 and 90 days', 'Elige entre 1 y 90 días'),
  'startDay.range': validation(
    'Choose a date between {{from}} and {{to}}',
    'Elige una fecha entre el {{from}} y el {{to}}',
  ),
  'companyId.invalid': validation('Invalid company ID', 'ID de empresa no válido'),
  'company.missing': english(
    'Company not found or you do not have permission to access',
    'Empresa no encontrada o sin permiso de acceso',
  ),
  'company.full': english(
    'A company can hold at most {{items}} items and {{megabytes}} MB of text',
    'Una empresa puede tener como máximo {{items}} elementos y {{megabytes}} MB de texto',
  ),
  'account.full': english(
    'An account can hold at most {{companies}} companies',
    'Una cuenta puede tener como máximo {{companies}} empresas',
  ),
  'report.missing': english('This company has no report yet', 'Aún no hay informe de esta empresa'),
  'share.missing': english(
    'This link does not work any more. Ask whoever sent it to you for a new one.',
    'Este enlace ya no funciona. Pide uno nuevo a quien te lo envió.',
  ),
  'pdf.busy': english(
    'Several PDFs are being made at the moment. Please try again in a few seconds.',
    'Se están generando varios PDF en este momento. Vuelve a intentarlo en unos segundos.',
  ),
  'pdf.tooLong': english(
    'This report is too long for a PDF. Print it from its page instead.',
    'Este informe es demasiado largo para un PDF. Imprímelo desde la página del informe.',
  ),
  'report.exists': english(
    'This company already has a report, and a report cannot be modified',
    'Esta empresa ya tiene un informe, y un informe no se puede modificar',
  ),
  'report.changed': english(
    'The company was changed while the report was being written. Generate it again.',
    'La empresa ha cambiado mientras se escribía el informe. Genéralo otra vez.',
  ),
  'report.notReady': english(
    'The report still needs at least {{missing}}.',
    'El informe aún necesita al menos {{missing}}.',
  ),
  'report.needs.products': english(
    'We need information about products/services',
    'Necesitamos información sobre productos/servicios',
  ),
  'report.needs.departments': english('departments', 'departamentos'),
  'report.needs.problems': english('identify problems or challenges', 'identificar problemas o desafíos'),
  'report.needs.strengths': english('identify strengths', 'identificar fortalezas'),
} satisfies Record<string, Message>;
