import { english, type Message, validation } from '../../message';

/** What is said about sequences, their mails, and where answers come in. */
export const sequenceMessages = {
  'sequence.missing': english('This sequence isn’t there any more', 'Esta secuencia ya no existe'),
  'sequence.full': english(
    'A company can have at most {{most}} sequences',
    'Una empresa puede tener como máximo {{most}} secuencias',
  ),
  'lead.missing': english('This lead isn’t there any more', 'Esta persona interesada ya no existe'),
  'company.missing': english('This company isn’t there any more', 'Esta empresa ya no existe'),
  'steps.many': validation(
    'A sequence has at most {{most}} emails',
    'Una secuencia tiene como máximo {{most}} correos',
  ),
  'step.missing': validation(
    'This email of the sequence isn’t there any more',
    'Este correo de la secuencia ya no existe',
  ),
  'delay.invalid': validation('Say how long to wait', 'Indica cuánto hay que esperar'),
  'delay.long': validation('Wait at most {{days}} days', 'La espera no puede pasar de {{days}} días'),
  'condition.first': validation(
    'The first email can’t depend on an earlier one',
    'El primer correo no puede depender de uno anterior',
  ),
  'pages.none': validation('Choose at least one page, or all', 'Elige al menos una página, o todas'),
  'pages.missing': validation('One of these pages isn’t there any more', 'Una de estas páginas ya no existe'),
  'campaign.missing': validation('This campaign isn’t there any more', 'Esta campaña ya no existe'),
  'campaign.notEmail': validation('Choose an email campaign', 'Elige una campaña de correo'),
  'on.noSteps': english('Add an email before you turn it on', 'Añade un correo antes de activarla'),
  'on.notApproved': english(
    'Choose an approved email for every step before you turn it on',
    'Elige un correo aprobado para cada paso antes de activarla',
  ),
  'on.notSimulated': english(
    'Look at the simulation of these steps before you turn it on',
    'Mira la simulación de estos pasos antes de activarla',
  ),
  'on.sender': english(
    'Write in the company’s settings who sends these emails, where replies go, and its postal address',
    'Escribe en los ajustes de la empresa el nombre del remitente, la dirección de respuesta y la dirección postal',
  ),
  'on.unproven': english(
    'Prove first that the address for replies is yours',
    'Confirma primero que la dirección de respuesta es tuya',
  ),
  'on.demo': english(
    'The demo account sends no email. Create an account of your own to turn sequences on.',
    'La cuenta de demostración no envía correos. Crea tu propia cuenta para activar secuencias.',
  ),
  'paused.refusals': english(
    'The mail server refused five emails in a row, so the sequence is paused. Look at what it said, and turn it on again.',
    'El servidor de correo rechazó cinco correos seguidos y la secuencia está en pausa. Mira qué respondió y vuelve a activarla.',
  ),
  'mail.refused': english(
    'The mail server refused it: {{words}}',
    'El servidor de correo lo rechazó: {{words}}',
  ),
  'mail.unreached': english(
    'The mail server couldn’t be reached: {{words}}',
    'No se pudo conectar con el servidor de correo: {{words}}',
  ),
  'mail.unknown': english(
    'The connection ended before the mail server answered. It may have arrived, so it isn’t sent again.',
    'La conexión se cortó antes de que el servidor de correo respondiera. Puede que llegara, así que no se envía otra vez.',
  ),
  'message.unread': english(
    'Send a message as it was received (RFC 822)',
    'Envía un mensaje tal como llegó (RFC 822)',
  ),
  'sender.none': english(
    'Write an address for replies in the company’s settings first',
    'Escribe primero una dirección de respuesta en los ajustes de la empresa',
  ),
  'code.wrong': validation(
    'This isn’t the code that we sent. Check it and try again.',
    'Este no es el código que enviamos. Compruébalo e inténtalo de nuevo.',
  ),
  'code.over': validation(
    'This code no longer works. Ask for a new one.',
    'Este código ya no sirve. Pide uno nuevo.',
  ),
} satisfies Record<string, Message>;
