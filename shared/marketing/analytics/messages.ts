import { english, type Message, validation } from '../../message';

export const marketingAnalyticsMessages = {
  'period.reversed': validation(
    'The end must be after the beginning',
    'Elige un final posterior al principio',
  ),
  'period.long': validation(
    'A period can have at most two years',
    'El periodo puede ser de dos años como máximo',
  ),
  'report.missing': english('This report isn’t there', 'Este informe no existe'),
  'report.start': validation(
    'Choose a week or a month that is over',
    'Elige una semana o un mes que ya haya terminado',
  ),
  'report.monday': validation('A week begins on a Monday', 'Una semana empieza en lunes'),
  'report.first': validation('A month begins on the 1st', 'Un mes empieza el día 1'),
  'report.member': validation(
    'Choose a member of the account',
    'Elige a alguien que sea miembro de la cuenta',
  ),
  'report.demo': english(
    'The demo account sends no mail. In your own account, each report can be mailed to you.',
    'La cuenta de demostración no envía correos. En la tuya puedes recibir cada informe por correo.',
  ),
} satisfies Record<string, Message>;
