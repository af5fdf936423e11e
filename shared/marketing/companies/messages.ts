import { english, type Message, validation } from '../../message';

export const marketingCompanyMessages = {
  'company.full': english(
    'An account can have at most {{most}} companies',
    'Una cuenta puede tener como máximo {{most}} empresas',
  ),
  'sector.required': validation('Sector is required', 'El sector es requerido'),
  'objectives.required': validation(
    'Commercial objectives are required',
    'Los objetivos comerciales son requeridos',
  ),
  'audience.required': validation('Target audience is required', 'El público objetivo es requerido'),
  'audienceType.required': validation('Choose whom the company sells to', 'Elige a quién vende la empresa'),
  'color.invalid': validation('Write a colour as #1a2b3c', 'Escribe un color como #1a2b3c'),
  'phone.invalid': validation(
    'Write a phone number such as 963 000 000',
    'Escribe un teléfono como 963 000 000',
  ),
  'timezone.invalid': validation('Choose a time zone', 'Elige una zona horaria'),
  'time.invalid': validation('Write a time as 21:30', 'Escribe una hora como 21:30'),
  'quiet.both': validation(
    'Say both when the quiet hours begin and when they end',
    'Indica cuándo empiezan y cuándo terminan las horas de silencio',
  ),
  'quiet.same': validation(
    'The quiet hours must end at another time than they begin',
    'Las horas de silencio no pueden terminar a la misma hora a la que empiezan',
  ),
  'avoid.many': validation('At most {{most}} words', 'Como máximo {{most}} palabras'),
} satisfies Record<string, Message>;
