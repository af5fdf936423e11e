import { english, validation, type Message } from '../message';

/** The messages about enquiries. */
export const enquiryMessages = {
  'subject.required': validation('Subject is required', 'El asunto es requerido'),
  'enquiry.missing': english('Enquiry not found', 'Consulta no encontrada'),
  'enquiry.received': english(
    "Your message has been sent successfully! We'll contact you soon.",
    '¡Tu mensaje se ha enviado correctamente! Te contactaremos pronto.',
  ),
} satisfies Record<string, Message>;
