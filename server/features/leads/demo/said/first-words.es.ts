import type { LeadSource } from '../../../../../shared/leads/contacts/scales';
import type { DemoLine } from './demo-line';

const called: DemoLine[] = [
  {
    type: 'call',
    direction: 'in',
    durationMin: 6,
    outcome: 'reached',
    subject: 'Llamada entrante: {topic}',
    body: 'Llama {person}. Resumen en sus palabras: «{asks}»',
  },
  {
    type: 'whatsapp',
    direction: 'in',
    subject: 'Mensaje de {person}',
    body: '{asks}',
  },
];

/** How somebody makes contact, by the way on which they came. */
export const firstWords: Record<LeadSource, DemoLine[]> = {
  website: [
    { type: 'form', direction: 'in', subject: 'Consulta desde la web: {topic}', body: '{asks}' },
    {
      type: 'form',
      direction: 'in',
      subject: 'Formulario de contacto de {company}',
      body: '{asks} Mejor por la tarde, gracias.',
    },
    { type: 'form', direction: 'in', subject: 'Consulta desde la web', body: 'Hola: {asks}' },
  ],
  referral: [
    {
      type: 'email',
      direction: 'in',
      subject: 'Nos han hablado de vosotros',
      body: 'Buenos días. Nos ha dado vuestro contacto una empresa conocida. {asks} Un saludo, {person}',
    },
    {
      type: 'call',
      direction: 'in',
      durationMin: 9,
      outcome: 'reached',
      subject: 'Llama {person} por recomendación',
      body: '«{asks}» Le prometo respuesta esta semana.',
    },
  ],
  event: [
    {
      type: 'note',
      direction: 'internal',
      subject: 'Tarjeta de {person}, jornada de pymes',
      body: 'Diez minutos junto al café. «{asks}» Escribir antes de que se enfríe.',
    },
    {
      type: 'meeting',
      durationMin: 15,
      outcome: 'held',
      subject: 'Charla en la feria con {person}',
      body: 'Se acerca al acabar la mesa. «{asks}»',
    },
  ],
  outbound: [
    {
      type: 'email',
      direction: 'in',
      subject: 'Re: Una idea para {topic}',
      body: 'Gracias por el correo. {asks} {person}',
    },
  ],
  partner: [
    {
      type: 'email',
      direction: 'in',
      subject: 'Contacto de Nodo Sur: {company}',
      body: 'Os pongo en copia con {person}. Lo que piden: «{asks}» Inma',
    },
  ],
  comerzia: called,
  import: called,
  other: called,
};

/** How a client comes back with something else. */
export const again: DemoLine[] = [
  { type: 'whatsapp', direction: 'in', subject: 'Otra cosa que nos ronda', body: '{asks}' },
  {
    type: 'email',
    direction: 'in',
    subject: '¿Vemos también {topic}?',
    body: 'Hola de nuevo. {asks} Un abrazo, {person}',
  },
  {
    type: 'call',
    direction: 'in',
    durationMin: 12,
    outcome: 'reached',
    subject: 'Llama {person}: {topic}',
    body: '«{asks}» Quedo en mirarlo antes de dar cifras.',
  },
];

/** The answer to it. */
export const answers: DemoLine[] = [
  {
    type: 'call',
    outcome: 'left_message',
    durationMin: 1,
    subject: 'Primera llamada a {person}',
    body: 'No contesta. Dejo recado y mi móvil.',
  },
  {
    type: 'email',
    outcome: 'replied',
    subject: 'Media hora esta semana, {person}',
    body: 'Gracias por escribir. Para no contarte generalidades sobre {topic}, ¿hablamos media hora por vídeo? Me va bien el jueves a las 10:00 o el viernes a las 12:30.',
  },
  {
    type: 'whatsapp',
    subject: 'Hola, {person}',
    body: 'Soy quien lleva vuestra consulta sobre {topic}. ¿Te llamo hoy a última hora?',
  },
  {
    type: 'call',
    outcome: 'reached',
    durationMin: 7,
    subject: 'Primera llamada con {person}',
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
