import type { Language } from './languages';

/**
 * What the server says to a person, and what forms say before they ask it. `unasked` is the language
 * used when a request names none: the one in which the specification prints the text.
 */
interface Message {
  en: string;
  es: string;
  unasked: Language;
}

const validation = (en: string, es: string): Message => ({ en, es, unasked: 'es' });
const english = (en: string, es: string): Message => ({ en, es, unasked: 'en' });
const spanish = validation;

export const messages = {
  'username.required': validation('Username is required', 'El usuario es requerido'),
  'password.required': validation('Password is required', 'La contraseña es requerida'),
  'password.short': validation(
    'The password must have at least 6 characters',
    'La contraseña debe tener al menos 6 caracteres',
  ),
  'confirmPassword.required': validation('Please confirm the password', 'Debe confirmar la contraseña'),
  'confirmPassword.different': validation('The passwords do not match', 'Las contraseñas no coinciden'),
  'currentPassword.wrong': validation('That is not your current password', 'Esa no es tu contraseña actual'),
  'username.invalid': validation(
    'It must not contain invisible characters',
    'No puede contener caracteres invisibles',
  ),
  'username.taken': validation('That username is already taken', 'Ese usuario ya existe'),
  'email.taken': validation(
    'There is already an account with that email',
    'Ya existe una cuenta con ese correo electrónico',
  ),
  'name.required': validation('Name is required', 'El nombre es requerido'),
  'email.required': validation('Email is required', 'El correo electrónico es requerido'),
  'email.invalid': validation('It must be a valid email address', 'Debe ser un correo electrónico válido'),
  'position.required': validation('Position is required', 'El cargo es requerido'),
  'description.required': validation('Description is required', 'La descripción es requerida'),
  'type.required': validation('Type is required', 'El tipo es requerido'),
  'function.required': validation('Function is required', 'La función es requerida'),
  'sector.required': validation('Sector is required', 'El sector es requerido'),
  'size.required': validation('Size is required', 'El tamaño es requerido'),
  'structure.required': validation('Structure is required', 'La estructura es requerida'),
  'subject.required': validation('Subject is required', 'El asunto es requerido'),
  'level.range': validation('Choose a level from 1 to 5', 'Elige un nivel del 1 al 5'),
  'text.long': validation(
    'It can have at most {{max}} characters',
    'Puede tener como máximo {{max}} caracteres',
  ),
  'text.control': validation(
    'It must not contain line breaks or control characters',
    'No puede contener saltos de línea ni caracteres de control',
  ),
  'text.nul': validation(
    'It contains a character that cannot be stored',
    'Contiene un carácter que no se puede guardar',
  ),
  'field.required': validation('This field is required', 'Este campo es requerido'),
  'field.invalid': validation('This value is not valid', 'Este valor no es válido'),
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
  'date.invalid': validation('That is not a valid date', 'La fecha no es válida'),
  'startDay.range': validation(
    'Choose a date between {{from}} and {{to}}',
    'Elige una fecha entre el {{from}} y el {{to}}',
  ),
  'confirmation.wrong': validation('What you typed does not match', 'Lo que has escrito no coincide'),
  'request.invalid': validation('Please check the marked fields', 'Revisa los campos marcados'),
  'id.invalid': validation('Invalid identifier', 'Identificador no válido'),
  'companyId.invalid': validation('Invalid company ID', 'ID de empresa no válido'),

  'credentials.invalid': spanish('Invalid credentials', 'Credenciales inválidas'),
  'user.signedOut': english('Please sign in first', 'Inicia sesión primero'),
  'registration.closed': english('Registration is closed', 'El registro está cerrado'),
  'demo.fixed': english(
    'The demo account is shared by everybody, so this cannot be changed',
    'La cuenta de demostración es de todos, así que esto no se puede cambiar',
  ),
  'resetLink.invalid': english(
    'This link is no longer valid. Please ask for a new one.',
    'Este enlace ya no es válido. Solicita uno nuevo.',
  ),
  'resetLink.sent': english(
    'If an account has that email, a link to set a new password is on its way.',
    'Si hay una cuenta con ese correo, te hemos enviado un enlace para crear una contraseña nueva.',
  ),
  'company.missing': english(
    'Company not found or you do not have permission to access',
    'Empresa no encontrada o sin permiso de acceso',
  ),
  'enquiry.missing': english('Enquiry not found', 'Consulta no encontrada'),
  'enquiry.received': english(
    "Your message has been sent successfully! We'll contact you soon.",
    '¡Tu mensaje se ha enviado correctamente! Te contactaremos pronto.',
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
  'report.notReady': english('The report still needs: {{missing}}', 'El informe aún necesita: {{missing}}'),
  'report.needs.products': english(
    'We need information about products/services',
    'Necesitamos información sobre productos/servicios',
  ),
  'report.needs.departments': english('departments', 'departamentos'),
  'report.needs.problems': english('identify problems or challenges', 'identificar problemas o desafíos'),
  'report.needs.strengths': english('identify strengths', 'identificar fortalezas'),

  'request.refused': english(
    'This request came from another site and was refused',
    'Esta petición llegó desde otro sitio y fue rechazada',
  ),
  'access.refused': english('You do not have permission to do this', 'No tienes permiso para hacer esto'),
  'address.missing': english('Nothing was found at this address', 'No hay nada en esta dirección'),
  'body.large': english('What was sent is too large', 'Lo enviado es demasiado grande'),
  'body.notJson': english('Send JSON', 'Envía JSON'),
  'body.broken': english('What was sent cannot be read', 'Lo enviado no se puede leer'),
  'tooMany.requests': english(
    'Too many attempts. Try again in {{wait}}.',
    'Demasiados intentos. Vuelve a intentarlo en {{wait}}.',
  ),
  'database.away': english(
    'The service is not available for a moment. Please try again.',
    'El servicio no está disponible por un momento. Vuelve a intentarlo.',
  ),
  'server.failed': english('Something went wrong', 'Algo salió mal'),
} satisfies Record<string, Message>;

export type MessageKey = keyof typeof messages;

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(messages, key);

/** A message with its values in one string, so that it fits where zod keeps an error's text. */
export function say(key: MessageKey, values: Record<string, string | number> = {}): string {
  const search = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${key}?${search}` : key;
}

/**
 * The text of what `say` made, in a language; `undefined` stands for a request that named none.
 * Anything that is not one of our messages (zod's own texts) reads as "not valid".
 */
export function messageText(said: string, language: Language | undefined): string {
  const [name = '', search] = said.split('?');
  const message = messages[isMessageKey(name) ? name : 'field.invalid'];
  const values = new URLSearchParams(search);
  return message[language ?? message.unasked].replace(
    /\{\{(\w+)\}\}/g,
    (_, value: string) => values.get(value) ?? '',
  );
}
