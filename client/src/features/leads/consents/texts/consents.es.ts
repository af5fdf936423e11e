import type { Texts } from '@/i18n/texts';
import type { texts as english } from './consents.en';

export const texts: Texts<typeof english> = {
  title: 'Consentimientos',
  none: 'Sin registrar',
  pending: 'Pedido, sin confirmar',
  pendingWhy:
    'Marcó la casilla en el formulario de COMERZIA. Hasta que confirme su dirección, no hay consentimiento.',
  purposes: {
    enquiry_reply: 'Respuesta a una consulta',
    marketing: 'Publicidad',
    profiling: 'Elaboración de perfiles',
  },
  states: { granted: 'Concedido', withdrawn: 'Retirado' },
  since: 'desde el {{date}}',
  history: 'Historial',
  said: '{{purpose}}: {{state}}',
  source: 'Origen: {{source}}',
  wording: 'Texto: {{wording}}',
  add: 'Registrar un consentimiento',
  purpose: 'Para qué',
  state: 'Qué ha dicho',
  sourceLabel: '¿Cómo te lo ha dicho?',
  sourceHint: 'Por ejemplo, «por teléfono» o «formulario en la feria»',
  wordingLabel: 'Texto que ha aceptado',
  wordingHint: 'Su nombre o versión, para poder demostrarlo',
  save: 'Registrar',
  saved: 'Consentimiento anotado',
  failed: 'El consentimiento no se ha anotado',
  kept: 'Lo anotado se queda en el historial. Para corregirlo, añade otra entrada.',
};
