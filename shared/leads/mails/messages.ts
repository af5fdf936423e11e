import { english, type Message, validation } from '../../message';

export const mailMessages = {
  'subject.required': validation('Write a subject', 'Escribe un asunto'),
  'body.required': validation('Write what you want to say', 'Escribe lo que quieres decir'),
  'address.unknown': validation(
    'This is no longer an address of the contact',
    'Esta ya no es una dirección del contacto',
  ),
  'code.wrong': validation(
    'This isn’t the code that we sent you. Check it and try again.',
    'Este no es el código que te enviamos. Compruébalo e inténtalo de nuevo.',
  ),
  'code.over': validation(
    'This code no longer works. Ask for a new one.',
    'Este código ya no sirve. Pide uno nuevo.',
  ),
  'sender.unproven': english(
    'Prove first that your email address is yours: answers will go to it',
    'Confirma primero que tu dirección de correo es tuya: ahí llegarán las respuestas',
  ),
  'sender.demo': english(
    'The demo account sends no email. Create an account of your own to write to people.',
    'La cuenta de demostración no envía correos. Crea tu propia cuenta para escribir a alguien.',
  ),
  'contact.refuses': english(
    'This contact doesn’t want to be contacted',
    'Este contacto no quiere recibir mensajes',
  ),
  'day.full': english(
    'You have sent {{max}} emails today, the most in one day. You can send the next one tomorrow.',
    'Hoy has enviado {{max}} correos, el máximo de un día. Podrás enviar el siguiente mañana.',
  ),
  'log.nobody': validation(
    'None of its addresses belongs to a contact. Open the page of the contact, company or opportunity and drop it there.',
    'Ninguna de las direcciones del correo es de un contacto. Abre la página del contacto, la empresa o la oportunidad y añade allí el correo.',
  ),
  'mail.missing': english('This email isn’t there any more', 'Este correo ya no está'),
  'mail.left': english(
    'Too late: this email has been sent or is being sent',
    'Demasiado tarde: este correo ya se ha enviado o se está enviando',
  ),
} satisfies Record<string, Message>;
