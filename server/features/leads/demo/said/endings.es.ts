import type { DemoLine } from './demo-line';

export const negotiation: DemoLine[] = [
  {
    type: 'call',
    durationMin: 24,
    outcome: 'reached',
    subject: 'Condiciones de {title}',
    body: 'Pide pagar en tres plazos. Acepto si firma este mes. El importe se queda en {amount}.',
  },
  {
    type: 'meeting',
    durationMin: 60,
    outcome: 'held',
    subject: 'Reunión de cierre en {company}',
    body: 'De acuerdo en el alcance. Quieren una cláusula de salida a los tres meses: razonable.',
  },
  {
    type: 'email',
    subject: 'Propuesta ajustada',
    body: 'He separado el mantenimiento, como hablamos. Lo demás sigue igual: {amount} más IVA.',
  },
];

export const won: DemoLine[] = [
  {
    type: 'email',
    direction: 'in',
    subject: 'Adelante con {title}',
    body: 'Firmado y devuelto. ¿Cuándo empezamos? {person}',
  },
  {
    type: 'call',
    direction: 'in',
    durationMin: 5,
    outcome: 'reached',
    subject: '{company} dice que sí',
    body: '{person} confirma. Manda el contrato firmado mañana.',
  },
  {
    type: 'whatsapp',
    direction: 'in',
    subject: 'Aprobado',
    body: 'Aprobado. Te llega la firma por correo esta tarde.',
  },
];

export const kickoffs: DemoLine[] = [
  {
    type: 'video',
    durationMin: 45,
    outcome: 'held',
    subject: 'Arranque: {title}',
    body: 'Calendario de cuatro semanas y accesos pedidos. Una persona de contacto por cada lado.',
  },
  {
    type: 'email',
    subject: 'Calendario y accesos',
    body: 'Empezamos el lunes. Necesito un usuario de pruebas y media hora de quien lo hace hoy a mano.',
  },
];

export const afterwards: DemoLine[] = [
  {
    type: 'call',
    durationMin: 13,
    outcome: 'reached',
    subject: 'Primer mes en marcha',
    body: 'Lo usan a diario. Dos ajustes menores, hechos durante la llamada.',
  },
  {
    type: 'meeting',
    durationMin: 55,
    outcome: 'held',
    subject: 'Revisión de resultados',
    body: 'La cifra que acordamos mejora. Enseño el antes y el después; piden una copia para su equipo.',
  },
  {
    type: 'email',
    direction: 'in',
    subject: 'Funciona',
    body: 'Solo para decirte que la gente ya no quiere volver a lo de antes. {person}',
  },
];

export const lost: DemoLine[] = [
  {
    type: 'email',
    direction: 'in',
    subject: 'Sobre vuestra propuesta',
    body: 'Gracias por el trabajo y por la claridad. De momento no seguimos adelante. {person}',
  },
  {
    type: 'note',
    direction: 'internal',
    subject: 'Cierre: {reason}',
    body: '{note}',
  },
  {
    type: 'call',
    durationMin: 8,
    outcome: 'reached',
    subject: 'Llamada de cierre con {person}',
    body: '{note}',
  },
];
