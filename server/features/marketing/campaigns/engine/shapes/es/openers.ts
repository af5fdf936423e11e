import { bankOf } from '../shape';

// Slots: {a} and {the} the product; {moment} when.

/** Openers for all products that the lexicon knows nothing of. */
export const questions = bankOf(
  'question',
  `
  ¿Qué {le pides|le pide} a {a}?
  ¿{Buscas|Busca} {a}? ~ ¿Todavía {buscas|busca} {a}?
  ¿Qué tiene que tener {a}? ~ ¿Qué tiene que tener {a} para {ti|usted}?
  ¿Para cuándo {quieres|quiere} {the}?
  ¿Para quién {buscas|busca} {a}?
  ¿Cómo {eliges|elige} {a}?
  ¿Cuándo {te|le} hace falta {a}?
  ¿{Has|Ha} visto {this}? ~ ¿{Has|Ha} visto {the} de {company}?
  ¿{Conoces|Conoce} {the}? ~ ¿{Conoces|Conoce} {the} de {company}?
  ¿Qué {quieres|quiere} saber de {the}?
  ¿Qué {preguntarías|preguntaría} sobre {the}?
  ¿Cuánto {llevas|lleva} pensando en {a}?
  ¿En qué {te fijas|se fija} para elegir {a}?
  ¿{Te|Le} [falta/faltan] {a}?
`,
);

/** Openers for what is bought again and again: food, a meal, soap. */
export const everydayQuestions = bankOf(
  'everyday question',
  `
  ¿Y si hoy toca {a}?
  ¿Otra vez sin {a}?
  ¿[Falta/Faltan] {a} en la lista?
  ¿Dónde {compras|compra} {your}?
  ¿[Apetece/Apetecen] {a}?
`,
);

/** Openers for what is kept: a chair, a shoe, a machine. */
export const durableQuestions = bankOf(
  'durable question',
  `
  ¿Qué {miras|mira} antes de comprar {a}?
  ¿{Piensas|Piensa} comprar {a}?
  ¿{Llevas|Lleva} días comparando {a}?
  ¿Qué datos {pides|pide} antes de comprar {a}?
  ¿{Te|Le} faltan datos para elegir {a}?
`,
);

/** Openers for what is done for a person. */
export const serviceQuestions = bankOf(
  'service question',
  `
  ¿Qué [incluye/incluyen] {the}?
  ¿A quién {llamas|llama} para {a}?
  ¿{Tienes|Tiene} pendiente {a}?
  ¿Qué {preguntas|pregunta} antes de contratar {a}?
  ¿{Te|Le} toca ya {a}?
`,
);

/** Openers for what a firm has done, or works with. */
export const firmQuestions = bankOf(
  'firm question',
  `
  ¿Quién decide en {tu|su} empresa sobre {a}?
  ¿[Está/Están] {the} en el presupuesto de este año?
  ¿Qué [incluye/incluyen] {the} y cuánto [cuesta/cuestan]?
  ¿Qué pregunta {tu|su} equipo sobre {a}?
  ¿{Te|Le} faltan datos para decidir sobre {a}?
`,
);

/**
 * A moment of the reader, with the product alone; it suits all products. What names the product and cites no fact may hold
 * two words of meaning besides its name, and what does not name it six words.
 */
export const situations = bankOf(
  'situation',
  `
  Antes de elegir {a}, los datos.
  Sobre {the}, primero los datos.
  {Buscas|Busca} {a} y hay que elegir.
  Quien busca {a} tiene preguntas.
  {Te|Le} han hablado de {the}.
  Falta decidirse por {a}.
  {Quieres|Quiere} saber más de {the}.
  Sobre {the} hay dudas que resolver.
  No es fácil encontrar {a}.
  Entre varias opciones, {a}.
  Los datos de {the}, sin rodeos.
  Cómo [es/son] {the}, punto por punto.
  Lo que conviene saber de {the}.
  Esto es para quien busca {a}.
`,
);

/** A moment before something is bought again. */
export const everydaySituations = bankOf(
  'everyday situation',
  `
  Hay días que piden {a}.
  De hoy no pasa: {a}.
  [Apetece/Apetecen] {a}.
  En la lista [falta/faltan] {a}.
  Hoy toca {a}.
`,
);

/** A moment before something is bought that is kept. */
export const durableSituations = bankOf(
  'durable situation',
  `
  No se compra {a} cada día.
  Antes de comprar {a}, los detalles.
  Las fotos de {the} no bastan.
  Hay que elegir {a} y acertar.
  Las fotos no lo cuentan todo.
  Cada ficha dice una cosa distinta.
  Quedan demasiadas pestañas abiertas.
`,
);

/** A moment before something is done for a person. */
export const serviceSituations = bankOf(
  'service situation',
  `
  [Sigue pendiente/Siguen pendientes] {a}.
  Antes de contratar {a}, qué incluye.
  Hay que pedir {a} y se aplaza.
  Nadie dice qué incluye el precio.
  Cada presupuesto incluye otra cosa.
  La llamada se queda para mañana.
`,
);

/** A moment before a firm decides. */
export const firmSituations = bankOf(
  'firm situation',
  `
  En la reunión se habla de {a}.
  Hay que decidir sobre {a} este trimestre.
  Antes de contratar {a}, el alcance.
  La dirección pregunta por {a}.
  Cada oferta incluye otra cosa.
  El presupuesto ya está abierto.
`,
);
