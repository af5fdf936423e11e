import type { Goal } from '../../../../../../../shared/marketing/campaigns/scales';
import { bankOf } from '../shape';

/** What whoever buys a place or a date is asked for. */
export const bookings: readonly string[] = [
  '{reserva|reserve} {your}',
  '{pide|pida} {your}',
  '{haz|haga} {tu|su} reserva',
  '{elige|elija} {tu|su} fecha',
  '{reserva|reserve} {tu|su} plaza',
  '{mira|mire} las fechas y {reserva|reserve}',
];

/** What the reader is asked for, as an order with a small first letter. */
export const acts: Record<Goal, readonly string[]> = {
  buy: [
    '{pide|pida} {your}',
    '{encarga|encargue} {your}',
    '{compra|compre} {your}',
    '{llévate|llévese} {your}',
    '{elige|elija} {your}',
    '{haz|haga} {tu|su} pedido',
  ],
  quote: [
    '{pide|pida} presupuesto de {the}',
    '{solicita|solicite} presupuesto de {the}',
    '{consulta|consulte} el precio de {the}',
    '{pide|pida} precio para {the}',
    '{pregunta|pregunte} por {the}',
    '{pide|pida} presupuesto',
    '{pide|pida} {tu|su} presupuesto',
  ],
  demo: [
    '{pide|pida} una demostración de {the}',
    '{reserva|reserve} una demostración de {the}',
    '{mira|vea} {the} por dentro',
    '{pide|pida} ver {the} en marcha',
    '{solicita|solicite} una demostración de {the}',
    '{pide|pida} una demostración',
    '{reserva|reserve} una demostración',
  ],
  visit: [
    '{acércate|acérquese} a vernos',
    '{visítanos|visítenos}',
    '{ven|venga} y {pregunta|pregunte} por {the}',
    '{pásate|pásese} y {pregunta|pregunte} por {the}',
    '{ven|venga} a vernos',
    '{pásate|pásese} a vernos',
  ],
  subscribe: [
    '{apúntate|apúntese} a {the}',
    '{suscríbete|suscríbase} a {the}',
    '{empieza|empiece} con {the}',
    '{recibe|reciba} noticias de {the}',
    '{apúntate|apúntese}',
    '{deja|deje} {tu|su} correo',
  ],
};

/** The one thing asked: {act}. */
export const invitations = bankOf(
  'invitation',
  `
  {act}. ~ {act} en {company}.
  {act} hoy. ~ {act} hoy mismo.
  {act}. ~ Cuando {quieras|quiera}, {act}.
  {act}. ~ Si {te|le} encaja, {act}.
  {act}. ~ {act} esta semana.
  {act}. ~ Si {te|le} convence, {act}.
  {act}. ~ Si es lo que {buscas|busca}, {act}.
  {act}. ~ {act} cuando {te|le} venga bien.
  {act}. ~ Si {te|le} hace falta, {act}.
  {act}. ~ Si {te|le} interesa, {act}.
  {act}. ~ Si {te|le} sirve, {act}.
  {act} ahora. ~ {act} ahora mismo.
  {act}. ~ Si {te|le} gusta, {act}.
  {act}. ~ Si {te|le} parece bien, {act}.
  {act}. ~ Si {lo tienes|lo tiene} claro, {act}.
`,
);

/** Where the link is, on a network that shows none in a post. */
export const profileLink = [
  'El enlace está en el perfil.',
  'El enlace para hacerlo está en nuestro perfil.',
  'Enlace en el perfil.',
  'El enlace, en el perfil.',
];

/** Subjects and headings; the slot that a shape needs decides where it can stand. */
export const headlines = bankOf(
  'headline',
  `
  Sin {bare short}
  {after}
  En vez de {short}, {after}
  {after} en lugar de {short}
  Menos {bare short}
  {the}: {after}
  En {company}, {after}
  ¿Otra vez {short}?
  {figs}
  {the} {p}
  {the}: {f}
  {f}
  {the}, por {price}
  {our} {p}
  {p}
  Ni rastro de {short}
  {the} de {company}
  {a} que {p}
  {the}: {figs}
  {the}: {f}, {price}
  {your} {p}
  {your}, por {price}
  {your}, en {company}
  {a} de {company}
  {a}, por {price}
  {the}, en {company}
  Cómo [es/son] {the}
  Qué [tiene/tienen] {the}
  {the}, de cerca
  {the}: precio y detalles
`,
);

/** The line beside a subject: it goes on from there. */
export const preheaders = bankOf(
  'preheader',
  `
  {c}. ~ {s}. ~ {s}, por {price}.
  {c}. ~ {the}: {c}. ~ En {company}, {the}: {c}.
  {c}. ~ {the} de {company}: {c}.
  {c}. ~ {our} {p}. ~ {our} {p} y [cuesta/cuestan] {price}.
  {c}. ~ {a} que {p}. ~ {a} que {p}, por {price}.
  {c}. ~ {your} {p}. ~ {your} {p}, por {price}.
  {c}. ~ {a} de {company} que {p}.
  {c}. ~ {this} {p}. ~ {this} {p} y [cuesta/cuestan] {price}.
  {c}. ~ Por {price}, {a} que {p}.
  {c}. ~ {the} de {company} {p}. ~ {the} de {company} {p}, por {price}.
  {c}. ~ {this}: {c}.
  {c}. ~ {your}: {c}.
  {c}. ~ {our}: {c}.
`,
);
