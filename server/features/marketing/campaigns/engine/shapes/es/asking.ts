import { bankOf } from '../shape';

// Slots: {c} a fact as a clause; {s} the same with the product as its subject; {means} what it does, small; {short} what
// ends, {after} what comes instead; {scene} the reader's day; {moment} when.

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

/** The reader's day without the thing: {scene} is a complete sentence of the lexicon. */
export const scenes = bankOf(
  'scene',
  `
  {scene}.
  {scene}. ~ Ya {sabes|sabe} cómo es: {scene}.
  {scene}. ~ Seguro que {te|le} suena: {scene}.
  {scene}. ~ Pasa a menudo: {scene}.
  {scene}. ~ Un día cualquiera, {scene}.
  {scene}. ~ Pasa más de lo que parece: {scene}.
  {scene}. ~ Hoy, otra vez: {scene}.
  {scene}. ~ Otra vez lo mismo: {scene}.
  {scene}. ~ Y siempre igual: {scene}.
  {scene}. ~ Puede que {te|le} suene: {scene}.
  {scene}. ~ Una escena conocida: {scene}.
  {scene}. ~ Suele pasar: {scene}.
`,
);

/** A fact and what it does. */
export const consequences = bankOf(
  'consequence',
  `
  {c}: {means}.
  {c}; {means}.
  {means}: {c}.
  {means}; {c}.
  {c}, y {means}.
  {c}: {means}. ~ {s}: {means}.
  {c}; {means}. ~ {s}; {means}.
  {c}, y {means}. ~ {s}, y {means}.
  {means}: {c}. ~ {means}: {s}.
  {c}: {means}. ~ {our} {p}: {means}.
  {c}, y {means}. ~ {this} {p}, y {means}.
  {c}: {means}. ~ {the} de {company} {p}: {means}.
  {c}; {means}. ~ {your} {p}; {means}.
  {c}: {means}. ~ {a} que {p}: {means}.
  {means}; {c}. ~ {means}; {our} {p}.
`,
);

/** What ends, beside what there is. */
export const contrasts = bankOf(
  'contrast',
  `
  {after}, y no {short}.
  En vez de {short}, {after}.
  Donde había {short}, {after}.
  Antes, {short}; ahora, {after}.
  Menos {bare short} y más {bare after}.
  De {short} a {after}.
  {after} en lugar de {short}.
  {Cambia|Cambie} {short} por {after}.
  Sin {bare short}. ~ Sin {bare short}: {after}.
  Ni rastro de {short}. ~ Ni rastro de {short}: {after}.
  Mejor {after} que {short}.
  Con {the}, {after}.
`,
);

/** What it costs. */
export const terms = bankOf(
  'terms',
  `
  {price}. ~ {the} [cuesta/cuestan] {price}. ~ {the} de {company} [cuesta/cuestan] {price}.
  Son {price}. ~ Son {price} por {the}.
  {price}. ~ {price}, en {company}.
  Precio: {price}. ~ Precio de {the}: {price}.
  {price}. ~ {the} [sale/salen] por {price}.
  {price}. ~ El precio de {the} es de {price}.
  {price}. ~ {Te|Le} [sale/salen] por {price}.
  {price}. ~ {your}, por {price}.
  {price}. ~ {the}, {price}.
  {price}. ~ [Cuesta/Cuestan] {price}.
  {price}. ~ {our} [cuesta/cuestan] {price}.
  {price}. ~ {the} se [queda/quedan] en {price}.
  {price}. ~ Por {the} {pagas|paga} {price}.
  {price}. ~ En {company} [cuesta/cuestan] {price}.
  {price}. ~ {this} [vale/valen] {price}.
`,
);

/** The price of a product that shows none. */
export const requests = bankOf(
  'request',
  `
  Precio a consultar.
  Precio según presupuesto.
  El precio, a consultar. ~ El precio de {the}, a consultar.
  Según presupuesto. ~ {the}, según presupuesto.
  El precio va en el presupuesto. ~ El precio de {the} va en el presupuesto.
  Precios a consultar. ~ {the}: precio a consultar.
  Se hace presupuesto. ~ Se hace presupuesto de {the}.
  El precio, con presupuesto. ~ El precio de {the}, con presupuesto.
  El precio depende del presupuesto. ~ El precio de {the} depende del presupuesto.
  Va según presupuesto. ~ En {company}, {the} [va/van] según presupuesto.
  Primero, un presupuesto. ~ Primero, un presupuesto de {the}.
  El precio se da en presupuesto. ~ El precio de {the} se da en presupuesto.
`,
);

/** A measure and its price in one line. */
export const measured = bankOf(
  'measured',
  `
  Son {fig} por {price}.
  {fig} por {price}.
  {fig}, {price}.
  Por {price} {te llevas|se lleva} {fig}.
  {fig}: {price}.
  {fig} a {price}.
  {fig} por {price}. ~ {the}: {fig} por {price}.
  {fig} por {price}. ~ En {company}, {fig} por {price}.
  {fig} por {price}. ~ {fig} por {price}, en {company}.
  {Te llevas|Se lleva} {fig} por {price}.
  {Pagas|Paga} {price} por {fig}.
  {fig}, {price}. ~ {your}: {fig}, {price}.
`,
);
