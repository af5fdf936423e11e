import type { DemoLine } from './demo-line';

/** Whether and why it is worth going on. */
export const qualified: DemoLine[] = [
  {
    type: 'video',
    durationMin: 35,
    outcome: 'held',
    subject: 'Videollamada: {topic}',
    body: '{found} Hay presupuesto para este año, sin cifra. Siguiente paso: verlo por dentro.',
  },
  {
    type: 'call',
    durationMin: 21,
    outcome: 'reached',
    subject: 'Repaso con {person}',
    body: '{found} Quiere empezar por algo pequeño y que se note en un mes.',
  },
  {
    type: 'meeting',
    durationMin: 50,
    outcome: 'held',
    subject: 'Visita a {company}',
    body: '{found} Me enseñan cómo lo hacen hoy, pantalla a pantalla. Tienen claro el problema.',
  },
  {
    type: 'video',
    durationMin: 28,
    outcome: 'held',
    subject: 'Toma de contacto con {person}',
    body: '{found} Ya probaron una herramienta genérica y la dejaron a las dos semanas.',
  },
  {
    type: 'call',
    durationMin: 16,
    outcome: 'reached',
    subject: 'Preguntas sobre {topic}',
    body: '{found} Decide {decider}. Le mando el cuestionario corto.',
  },
];

/** What the diagnosis found. */
export const diagnosis: DemoLine[] = [
  {
    type: 'meeting',
    durationMin: 120,
    outcome: 'held',
    subject: 'Diagnóstico en {city}',
    body: '{foundLater} Me llevo una muestra de datos sin nombres.',
  },
  {
    type: 'video',
    durationMin: 75,
    outcome: 'held',
    subject: 'Sesión de diagnóstico: {topic}',
    body: '{foundLater} Acordamos cómo se medirá: una cifra antes y la misma después.',
  },
  {
    type: 'meeting',
    durationMin: 90,
    outcome: 'held',
    subject: 'Una mañana en {company}',
    body: '{foundLater} Ojo con las vacaciones: hay que acabar antes.',
  },
];

/** What is sent and asked for meanwhile. */
export const material: DemoLine[] = [
  {
    type: 'email',
    direction: 'in',
    subject: 'Los datos que pedías',
    body: 'Te adjunto los tres últimos meses. Si te falta alguna columna, dímelo. {person}',
  },
  {
    type: 'email',
    subject: 'Resumen de la sesión',
    body: 'Te mando mis notas en una página y la cifra de partida. Si algo no es así, corrígeme antes del viernes y preparo la propuesta.',
  },
  {
    type: 'whatsapp',
    direction: 'in',
    subject: 'Acceso de lectura',
    body: 'Ya tienes usuario de solo lectura. Caduca en quince días.',
  },
];

export const proposal: DemoLine[] = [
  {
    type: 'email',
    subject: 'Propuesta: {title}',
    body: 'Hola, {person}: va la propuesta en dos páginas. {offer} Importe: {amount} más IVA. Vale treinta días.',
  },
  {
    type: 'email',
    subject: '{title}: propuesta y calendario',
    body: '{offer} Serían {amount} más IVA, la mitad al empezar. Si os encaja, reservo las fechas.',
  },
  {
    type: 'video',
    durationMin: 40,
    outcome: 'held',
    subject: 'Presentación: {title}',
    body: '{offer} {amount} más IVA. Preguntan por plazos y por quién lo mantiene. Envío el PDF al colgar.',
  },
];

/** What comes after a proposal. */
export const reminders: DemoLine[] = [
  {
    type: 'email',
    direction: 'in',
    subject: 'Re: Propuesta',
    body: 'Recibida. La miro el lunes con calma y te digo. {person}',
  },
  {
    type: 'whatsapp',
    outcome: 'replied',
    subject: '¿Pudiste leerla?',
    body: 'Hola, {person}. ¿Alguna duda con la propuesta? Si te ayuda, la repasamos en diez minutos.',
  },
  {
    type: 'call',
    outcome: 'no_answer',
    durationMin: 0,
    subject: 'Seguimiento de la propuesta',
    body: 'No coge el teléfono. Vuelvo a probar el miércoles.',
  },
  {
    type: 'call',
    outcome: 'reached',
    durationMin: 11,
    subject: 'Dudas sobre la propuesta',
    body: 'La parte técnica convence. Queda saber quién de su equipo lo lleva.',
  },
];
