import type { Texts } from '@/i18n/texts';
import type { texts as english } from './messages.en';

export const texts: Texts<typeof english> = {
  label: 'Correos',
  status: {
    due: 'Pendiente',
    sending: 'Enviándose',
    sent: 'Enviado',
    skipped: 'No enviado',
    soft: 'Aplazado',
    hard: 'La dirección no existe',
    failed: 'Rechazado',
    unknown: 'Incierto',
  },
  clicked: 'Hizo clic',
  unknown:
    'Puede que haya llegado: la conexión se cortó antes de recibir respuesta. No se vuelve a enviar de forma automática.',
  next: 'Previsto para el {{at}}',
  again: 'Se reintenta el {{at}}',
  reasons: {
    consent: 'Falta el consentimiento o se retiró',
    suppressed: 'A esta dirección no hay que escribir',
    delivery: 'Los correos a esta dirección se devuelven',
    status: 'La persona interesada está ganada, perdida o es spam',
    answered: 'Ya respondió',
    stopped: 'La secuencia terminó para esta persona',
    condition: 'No se cumplió la condición del paso',
    removed: 'Se quitó el paso',
    erased: 'La persona interesada fue suprimida',
  },
  filter: 'Mostrar',
  all: 'Todos los correos',
  step: 'Correo {{place}}',
  columns: { to: 'Para', subject: 'Asunto', place: 'Correo', status: 'Estado', sent: 'Enviado' },
  none: {
    title: 'Aún no hay correos',
    text: 'Aquí aparece cada correo de la secuencia con lo que fue de él.',
    filtered: 'Ningún correo está en este estado.',
    toSequence: 'Ver la secuencia',
  },
  ofSequence: 'Correo de {{name}}',
  answered: {
    act: 'Marcar como respondido',
    done: 'Marcado como respondido: ya no se le envía nada de forma automática',
    failed: 'No se ha podido hacer',
  },
  blocked: {
    label: 'Direcciones a las que no se escribe',
    intro:
      'Ninguna secuencia ni importación escribe a estas direcciones. Solo la propia persona puede cambiarlo, si se apunta de nuevo.',
    add: 'Añadir dirección',
    addTitle: 'No escribir nunca a una dirección',
    addText: 'No se puede deshacer desde aquí: solo termina si la persona vuelve a apuntarse.',
    email: 'Correo',
    save: 'No escribirle nunca',
    added: 'Esta dirección no recibe más correos',
    failed: 'No se ha añadido la dirección',
    erased: 'Dirección suprimida',
    reasons: {
      unsubscribed: 'Se dio de baja',
      bounced: 'Los correos se devolvían',
      complained: 'Marcó un correo como spam',
      erased: 'Fue suprimida',
      byHand: 'Añadida a mano',
      contact: 'En LEADMANAGER consta que no se le contacte',
    },
    none: 'Nadie se ha dado de baja',
    noneText: 'Aquí aparece quien se da de baja y cada dirección cuyos correos se devuelven.',
    more: 'Ver más',
  },
  answers: {
    title: 'Quién ha respondido',
    none: 'Aún no ha respondido nadie. Cada respuesta detiene la secuencia para esa persona y aparece aquí.',
    after: 'Al correo {{place}}',
    elsewhere: 'Lo que dice está en tu buzón',
    reply: 'Contestar',
    replyTo: 'Contestar a {{name}}',
    more: 'Ver más',
  },
  hook: {
    title: 'Cómo se entera COMERZIA de una respuesta',
    byHand:
      'Una respuesta detiene la secuencia para esa persona. Indica en su ficha que ha respondido o anota la respuesta en LEADMANAGER.',
    setUp: 'Detectarlas y guardarlas automáticamente',
    text: 'COMERZIA no puede leer tu buzón, pero tu proveedor de correo puede pasarle lo que llega. Da estos pasos a quien lleve tu correo.',
    address: 'Dirección de reenvío de las respuestas',
    make: 'Crear la dirección de reenvío',
    copy: 'Copiar dirección',
    steps: {
      first:
        'Busca en tu proveedor de correo «rutas de entrada», «webhooks de correo entrante» o «mail workers».',
      second:
        'Haz que pase cada correo que llegue a tu dirección de respuesta a la dirección de reenvío, como mensaje sin procesar (POST, hasta 1 MB).',
      third: 'Responde a un correo de prueba tuyo: la persona interesada mostrará «Respondió».',
    },
    does: {
      answer:
        'Una respuesta de verdad detiene las secuencias de esa persona, y lo que dice queda en LEADMANAGER.',
      automatic: 'Los avisos de ausencia no detienen nada.',
      bounce: 'Los avisos de devolución y las quejas ponen fin a los correos a esa dirección.',
    },
    rotate: 'Dirección nueva',
    askRotate: {
      title: '¿Crear una dirección nueva?',
      text: 'La actual deja de funcionar al momento: hasta que pongas la nueva en tu proveedor de correo, las respuestas no detienen nada.',
    },
    rotated: 'La dirección nueva ya funciona',
    failed: 'No se ha cambiado la dirección',
  },
};
