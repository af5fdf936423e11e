import { english, validation, type Message } from '../../message';

/** The messages about reports and their PDFs. */
export const reportMessages = {
  'startDay.range': validation(
    'Choose a date between {{from}} and {{to}}',
    'Elige una fecha entre el {{from}} y el {{to}}',
  ),
  'report.missing': english('This company has no report yet', 'Aún no hay informe de esta empresa'),
  'pdf.busy': english(
    'Several PDFs are being made at the moment. Please try again in a few seconds.',
    'Se están generando varios PDF en este momento. Vuelve a intentarlo en unos segundos.',
  ),
  'pdf.tooLong': english(
    'This report is too long for a PDF. Print it from its page instead.',
    'Este informe es demasiado largo para un PDF. Imprímelo desde la página del informe.',
  ),
  'report.exists': english(
    'This company already has a report, and a report can’t be modified',
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
