import type { Goal } from '../../../../../../../shared/marketing/campaigns/scales';
import { bankOf } from '../shape';

/** What the reader is asked for, as an order with a small first letter. */
export const acts: Record<Goal, readonly string[]> = {
  buy: [
    '{pide|pida} {your}',
    '{elige|elija} {your}',
    '{encarga|encargue} {your}',
    '{haz|haga} {tu|su} pedido de {the}',
    '{pon|ponga} {the} en la cesta',
    '{llévate|llévese} {the}',
  ],
  quote: [
    '{pide|pida} presupuesto de {the}',
    '{solicita|solicite} presupuesto de {the}',
    '{consulta|consulte} el precio de {the}',
    '{pide|pida} precio para {the}',
    '{pregunta|pregunte} por {the}',
    '{cuéntanos|cuéntenos} qué {necesitas|necesita} de {the}',
  ],
  demo: [
    '{pide|pida} una demostración de {the}',
    '{mira|vea} {the} por dentro',
    '{reserva|reserve} una demostración de {the}',
    '{prueba|pruebe} {the} con nosotros',
    '{pide|pida} ver {the} en marcha',
    '{solicita|solicite} una demostración de {the}',
  ],
  visit: [
    '{ven|venga} a ver {the}',
    '{pásate|pásese} a ver {the}',
    '{mira|vea} {the} de cerca',
    '{ven|venga} y {pregunta|pregunte} por {the}',
    '{conoce|conozca} {the}',
    '{visita|visite} {company}',
  ],
  subscribe: [
    '{apúntate|apúntese} a {the}',
    '{suscríbete|suscríbase} a {the}',
    '{empieza|empiece} con {the}',
    '{recibe|reciba} noticias de {the}',
    '{apúntate|apúntese} con {company}',
    '{elige|elija} {your}',
  ],
};

/** The one thing asked: {act}. */
export const invitations = bankOf(
  'invitation',
  `
  {act}. ~ {act} en {company}. ~ Cuando {quieras|quiera}, {act} en {company}.
  {act} hoy. ~ {act} hoy mismo. ~ {act} hoy mismo en {company}.
  {act}. ~ Cuando {quieras|quiera}, {act}. ~ Sin prisa: cuando {quieras|quiera}, {act}.
  {act}. ~ Si encaja, {act}. ~ Si {te|le} encaja, {act} en {company}.
  {act}. ~ Ahora, {act}. ~ Ahora que ya se sabe, {act}.
  {act}. ~ El paso es este: {act}. ~ El siguiente paso es este: {act}.
  {act}. ~ Así de simple: {act}. ~ En {company} es así de simple: {act}.
  {act}. ~ Y si {te|le} gusta, {act}. ~ Y si {te|le} convence, {act}.
  {act}. ~ {act} y listo. ~ {act} y listo, en {company}.
  {act}. ~ Queda una cosa: {act}. ~ Solo queda una cosa: {act}.
  {act}. ~ Antes de seguir, {act}. ~ Lo demás va después: {act}.
  {act}. ~ Y ahora, {act}. ~ Y ahora sí: {act}.
  {act}. ~ Desde aquí, {act}. ~ Desde aquí mismo, {act}.
  {act}. ~ Con calma: {act}. ~ Con calma, {act} en {company}.
`,
);

/** Where the link is, on a network that shows none in a post. */
export const profileLink = [
  'El enlace está en el perfil.',
  'Enlace en el perfil.',
  'Está enlazado en el perfil.',
];

/** Subjects and headings; the slot that a shape needs decides where it can stand. */
export const headlines = bankOf(
  'headline',
  `
  Sin {bare short}
  {after}
  Se acabó lo de siempre: {after}
  {after}, y ya
  Menos {bare short}
  {the}: {after}
  ¿Otra vez {short}?
  {after}, por {price}
  {figs}
  {moment}, {the}
  {the} {p}
  {the}: {f}
  {f}
  {f}: {the}
  {the}, por {price}
  {p}, por {price}
  {our} {p}
  {p}
  {moment}, {after}
  Ni {bare short} ni excusas
  {the} de {company}
  {a} que {p}
  {figs}: {the}
  {the}: {f}, {price}
  {the}, en concreto
  Lo que hay que saber de {the}
  {the}, sin adornos
  {the}, de cerca
  {the} en pocas palabras
  Hablemos de {the}
  {the}, punto por punto
  {the}, con los datos delante
  Esto es {the}
  {the}, por partes
`,
);

/** The line beside a subject: it goes on from there. */
export const preheaders = bankOf(
  'preheader',
  `
  {c}. ~ {s}. ~ {s}, por {price}.
  {c}. ~ {the}: {c}. ~ {c}; {the}, {price}.
  {c}. ~ En {company}, {c}. ~ {the} de {company}: {c}.
  {c}. ~ Dentro, lo concreto: {c}. ~ Dentro, lo concreto de {the}: {c}.
  {c}. ~ Y además, {c}. ~ Y además, {s}.
  {c}. ~ Un detalle: {c}. ~ Un detalle de {the}: {c}.
  {c}. ~ Por {price}: {c}. ~ Por {price}, {the}: {c}.
  {c}. ~ Lo contamos: {c}. ~ Lo contamos sin rodeos: {c}.
  {c}. ~ Primera línea: {c}. ~ En {company} lo contamos así: {c}.
  {c}. ~ Resumen: {c}. ~ El resumen de {the}: {c}.
  {c}. ~ Lo esencial: {c}. ~ Lo esencial de {the}: {c}.
  {c}. ~ Más sobre {the}: {c}. ~ Más sobre {the} de {company}: {c}.
  {c}. ~ Para leer hoy: {c}. ~ Para leer en un minuto sobre {the}: {c}.
  {c}. ~ Viene de {company}: {c}. ~ De {company}, {the}: {c}.
`,
);
