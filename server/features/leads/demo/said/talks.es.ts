import type { DemoLine } from './demo-line';

/** Whether and why it is worth going on. */
export const qualified: DemoLine[] = [
  {
    type: 'video',
    durationMin: 35,
    outcome: 'held',
    subject: 'Videollamada: {tema}',
    body: '{hallazgo} Hay presupuesto para este año, sin cifra. Siguiente paso: verlo por dentro.',
  },
  {
    type: 'call',
    durationMin: 21,
    outcome: 'reached',
    subject: 'Repaso con {persona}',
    body: '{hallazgo} Quiere empezar por algo pequeño y que se note en un mes.',
  },
  {
    type: 'meeting',
    durationMin: 50,
    outcome: 'held',
    subject: 'Visita a {empresa}',
    body: '{hallazgo} Me enseñan cómo lo hacen hoy, pantalla a pantalla. Tienen claro el problema.',
  },
  {
    type: 'video',
    durationMin: 28,
    outcome: 'held',
    subject: 'Toma de contacto con {persona}',
    body: '{hallazgo} Ya probaron una herramienta genérica y la dejaron a las dos semanas.',
  },
  {
    type: 'call',
    durationMin: 16,
    outcome: 'reached',
    subject: 'Preguntas sobre {tema}',
    body: '{hallazgo} Decide {decide}. Le mando el cuestionario corto.',
  },
];

/** What the diagnosis found. */
export const diagnosis: DemoLine[] = [
  {
    type: 'meeting',
    durationMin: 120,
    outcome: 'held',
    subject: 'Diagnóstico en {ciudad}',
    body: '{hallazgo2} Me llevo una muestra de datos sin nombres.',
  },
  {
    type: 'video',
    durationMin: 75,
    outcome: 'held',
    subject: 'Sesión de diagnóstico: {tema}',
    body: '{hallazgo2} Acordamos cómo se medirá: una cifra antes y la misma después.',
  },
  {
    type: 'meeting',
    durationMin: 90,
    outcome: 'held',
    subject: 'Una mañana en {empresa}',
    body: '{hallazgo2} Ojo con las vacaciones: hay que acabar antes.',
  },
];

/** What is sent and asked for meanwhile. */
export const material: DemoLine[] = [
  {
    type: 'email',
    direction: 'in',
    subject: 'Los datos que pedías',
    body: 'Te adjunto los tres últimos meses. Si te falta alguna columna, dímelo. {persona}',
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
    subject: 'Propuesta: {titulo}',
    body: 'Hola, {persona}: va la propuesta en dos páginas. {oferta} Importe: {importe} más IVA. Vale treinta días.',
  },
  {
    type: 'email',
    subject: '{titulo}: propuesta y calendario',
    body: '{oferta} Serían {importe} más IVA, la mitad al empezar. Si os encaja, reservo las fechas.',
  },
  {
    type: 'video',
    durationMin: 40,
    outcome: 'held',
    subject: 'Presentación: {titulo}',
    body: '{oferta} {importe} más IVA. Preguntan por plazos y por quién lo mantiene. Envío el PDF al colgar.',
  },
];

/** What comes after a proposal. */
export const reminders: DemoLine[] = [
  {
    type: 'email',
    direction: 'in',
    subject: 'Re: Propuesta',
    body: 'Recibida. La miro el lunes con calma y te digo. {persona}',
  },
  {
    type: 'whatsapp',
    outcome: 'replied',
    subject: '¿Pudiste leerla?',
    body: 'Hola, {persona}. ¿Alguna duda con la propuesta? Si te ayuda, la repasamos en diez minutos.',
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
