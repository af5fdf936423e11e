import type { LeadSource } from '../../../../../shared/leads/contacts/scales';
import type { DemoLine } from './demo-line';

const called: DemoLine[] = [
  {
    type: 'call',
    direction: 'in',
    durationMin: 6,
    outcome: 'reached',
    subject: 'Llamada entrante: {tema}',
    body: 'Llama {persona}. Resumen en sus palabras: «{pide}»',
  },
  {
    type: 'whatsapp',
    direction: 'in',
    subject: 'Mensaje de {persona}',
    body: '{pide}',
  },
];

/** How somebody makes contact, by the way on which they came. */
export const firstWords: Record<LeadSource, DemoLine[]> = {
  website: [
    { type: 'form', direction: 'in', subject: 'Consulta desde la web: {tema}', body: '{pide}' },
    {
      type: 'form',
      direction: 'in',
      subject: 'Formulario de contacto de {empresa}',
      body: '{pide} Mejor por la tarde, gracias.',
    },
    { type: 'form', direction: 'in', subject: 'Consulta desde la web', body: 'Hola: {pide}' },
  ],
  referral: [
    {
      type: 'email',
      direction: 'in',
      subject: 'Nos han hablado de vosotros',
      body: 'Buenos días. Nos ha dado vuestro contacto una empresa conocida. {pide} Un saludo, {persona}',
    },
    {
      type: 'call',
      direction: 'in',
      durationMin: 9,
      outcome: 'reached',
      subject: 'Llama {persona} por recomendación',
      body: '«{pide}» Le prometo respuesta esta semana.',
    },
  ],
  event: [
    {
      type: 'note',
      direction: 'internal',
      subject: 'Tarjeta de {persona}, jornada de pymes',
      body: 'Diez minutos junto al café. «{pide}» Escribir antes de que se enfríe.',
    },
    {
      type: 'meeting',
      durationMin: 15,
      outcome: 'held',
      subject: 'Charla en la feria con {persona}',
      body: 'Se acerca al acabar la mesa. «{pide}»',
    },
  ],
  outbound: [
    {
      type: 'email',
      direction: 'in',
      subject: 'Re: Una idea para {tema}',
      body: 'Gracias por el correo. {pide} {persona}',
    },
  ],
  partner: [
    {
      type: 'email',
      direction: 'in',
      subject: 'Contacto de Nodo Sur: {empresa}',
      body: 'Os pongo en copia con {persona}. Lo que piden: «{pide}» Inma',
    },
  ],
  comerzia: called,
  import: called,
  other: called,
};

/** How a client comes back with something else. */
export const again: DemoLine[] = [
  { type: 'whatsapp', direction: 'in', subject: 'Otra cosa que nos ronda', body: '{pide}' },
  {
    type: 'email',
    direction: 'in',
    subject: '¿Vemos también {tema}?',
    body: 'Hola de nuevo. {pide} Un abrazo, {persona}',
  },
  {
    type: 'call',
    direction: 'in',
    durationMin: 12,
    outcome: 'reached',
    subject: 'Llama {persona}: {tema}',
    body: '«{pide}» Quedo en mirarlo antes de dar cifras.',
  },
];

/** The answer to it. */
export const answers: DemoLine[] = [
  {
    type: 'call',
    outcome: 'left_message',
    durationMin: 1,
    subject: 'Primera llamada a {persona}',
    body: 'No contesta. Dejo recado y mi móvil.',
  },
  {
    type: 'email',
    outcome: 'replied',
    subject: 'Media hora esta semana, {persona}',
    body: 'Gracias por escribir. Para no contarte generalidades sobre {tema}, ¿hablamos media hora por vídeo? Me va bien el jueves a las 10:00 o el viernes a las 12:30.',
  },
  {
    type: 'whatsapp',
    subject: 'Hola, {persona}',
    body: 'Soy quien lleva vuestra consulta sobre {tema}. ¿Te llamo hoy a última hora?',
  },
  {
    type: 'call',
    outcome: 'reached',
    durationMin: 7,
    subject: 'Primera llamada con {persona}',
    body: 'Buena sintonía. Quedamos en vernos con calma y que traiga un ejemplo real.',
  },
  {
    type: 'call',
    outcome: 'no_answer',
    durationMin: 0,
    subject: 'Intento de llamada',
    body: 'Comunica dos veces. Pruebo mañana a primera hora.',
  },
];
