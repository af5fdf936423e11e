import { bankOf } from '../shape';

// Slots: {c} a fact as a clause; {means} what it does, small; {short} what ends, {after} what comes instead; {scene} the
// reader's day; {moment} when.

/** Openers for products that the lexicon knows nothing of. */
export const questions = bankOf(
  'question',
  `
  ¿Qué {le pides|le pide} a {a}? ~ ¿Qué {le pides|le pide} a {a} {moment}?
  ¿{Buscas|Busca} {a}? ~ ¿{Buscas|Busca} {a} {moment}? ~ ¿{Llevas|Lleva} tiempo buscando {a}?
  ¿Otra vez sin {the}? ~ ¿{moment}, otra vez sin {the}?
  ¿{Vas|Va} a elegir {a}? ~ ¿Cómo {eliges|elige} {a}?
  ¿Y si hoy toca {a}? ~ ¿Y si {moment} toca {a}?
  ¿Cuánto {sabes|sabe} de {your}? ~ ¿Cuánto {sabes|sabe} de {the} que {usas|usa}?
  ¿Hace falta {a}? ~ ¿Cuándo hace falta {a}? ~ ¿Cuándo {te|le} hace falta {a}: {moment}?
  ¿{Dudas|Duda} entre un modelo y otro? ~ ¿{Dudas|Duda} todavía con {the}?
  ¿Qué falta {moment}? ~ ¿Qué {echas|echa} en falta {moment}?
  ¿{Has|Ha} mirado ya {the}? ~ ¿{Has|Ha} mirado ya {the} de {company}?
  ¿Cuánto {tardas|tarda} en decidir {a}? ~ ¿Cuánto se tarda en elegir {a}?
  ¿{Te falta|Le falta} {a}? ~ ¿{Te falta|Le falta} {a} {moment}?
  ¿Qué tiene que tener {a}? ~ ¿Qué tiene que tener {a} para {ti|usted}?
  ¿Para cuándo {the}? ~ ¿Para cuándo {quieres|quiere} {the}?
  ¿Quién no {ha buscado|ha buscado} {a}? ~ ¿A quién no le ha faltado {a} {moment}?
`,
);

/** A moment of the reader, with the sector's own scene or with the product alone. */
export const situations = bankOf(
  'situation',
  `
  {moment}, {a}. ~ {moment}, {a} a mano.
  {moment}, {a} y poco más.
  Hay días que piden {a}. ~ Hay días que piden {a}, sobre todo {moment}.
  {moment} se echa en falta {a}.
  {moment} hay sitio para {a}. ~ {moment} siempre hay sitio para {a}.
  Elegir {a} lleva su tiempo. ~ Elegir {a} lleva su tiempo, y más {moment}.
  {moment} vuelve la misma duda: {a}. ~ {moment} vuelve la misma duda: cómo elegir {a}.
  Siempre llega el momento de {a}. ~ Siempre llega el momento de {a}, por ejemplo {moment}.
  {moment} es fácil pensar en {a}.
  {a} se echa en falta cuando no está. ~ {a} se echa en falta, sobre todo {moment}.
  Todo empieza {moment}, buscando {a}. ~ Todo empieza {moment}, al comparar {a} con otra cosa.
  {moment} apetece {a}. ~ {moment} apetece {a}, sin más.
  Pasa {moment}: hace falta {a}. ~ Pasa {moment}: hace falta {a} y no aparece.
`,
);

/** The reader's day without the thing: {scene} is a complete sentence of the lexicon. */
export const scenes = bankOf(
  'scene',
  `
  {scene}.
  {scene}. ~ Pasa a menudo: {scene}. ~ Pasa a menudo, y más {moment}: {scene}.
  {scene}. ~ Lo de siempre: {scene}. ~ Lo de siempre, {moment}: {scene}.
  {scene}. ~ Ya {sabes|sabe} cómo es: {scene}. ~ Ya {sabes|sabe} cómo es {moment}: {scene}.
  {scene}. ~ {moment}, {scene}.
  {scene}. ~ Y luego, {scene}. ~ Y luego, {moment}, {scene}.
  {scene}. ~ Imagen conocida: {scene}. ~ Una imagen conocida, {moment}: {scene}.
  {scene}. ~ Así va: {scene}. ~ Así va {moment}: {scene}.
  {scene}. ~ La escena es esta: {scene}. ~ La escena, {moment}, es esta: {scene}.
  {scene}. ~ Sin {the}, {scene}. ~ Sin {the} a mano, {scene}.
  {scene}. ~ Cuesta reírse: {scene}. ~ Cuesta reírse {moment}: {scene}.
  {scene}. ~ Y vuelta a empezar: {scene}. ~ Y vuelta a empezar {moment}: {scene}.
`,
);

/** A fact and what it does. */
export const consequences = bankOf(
  'consequence',
  `
  {c}: {means}. ~ {c}: {means}. ~ {c}: {means}.
  {c}; {means}. ~ {c}; {means}. ~ {c}; {means}.
  {means}: {c}. ~ {c} y, además, {means}.
  {c}; {means}. ~ {c}; en la práctica, {means}. ~ {c}; en la práctica, {means}.
  {c}: {means}. ~ {c}; dicho de otro modo, {means}. ~ {c}; dicho de otro modo, {means}.
  {c}: {means}. ~ {c}: o sea, {means}. ~ {c}: o sea, {means}.
  {c}; {means}. ~ {c}; al final, {means}. ~ {c}; al final, {means}.
  {c}: {means}. ~ {c}: así, {means}. ~ {c}: así, {means}.
  {c}: {means}. ~ {c}; {moment}, {means}. ~ {c}; {moment}, {means}.
  {means}; {c}. ~ {means}; {c}. ~ {means}; {c}.
  {c}: {means}. ~ {c}; es decir, {means}. ~ {c}; es decir, {means}.
  {c}: {means}. ~ {c}, y {means}. ~ {c}, y {means}.
  {c}; {means}. ~ {c}; en el uso, {means}. ~ {c}; en el uso, {means}.
  {c}: {means}. ~ {c} y, de paso, {means}. ~ {c} y, de paso, {means}.
`,
);

/** What ends, beside what there is. */
export const contrasts = bankOf(
  'contrast',
  `
  Sin {short}. ~ Sin {bare short} y con {after}.
  Ni {short}. ~ Ni {bare short} ni vueltas: {after}.
  Donde había {short}, {after}.
  Antes, {short}; ahora, {after}.
  Menos {bare short} y más {bare after}.
  {after}, y no {short}.
  En vez de {short}, {after}.
  {short}, no; {after}, sí.
  Adiós, {short}; hola, {after}.
  Entre {short} y {after} hay una diferencia. ~ Entre {short} y {after} hay una diferencia: {the}.
  {short}, ayer; {after}, hoy. ~ Ayer, {short}; hoy, {after}.
  O {short}, o {after}. ~ O {short} o {after}: la elección es {tuya|suya}.
  Lo de siempre era {short}; lo de hoy, {after}. ~ Lo de siempre era {short}; con {the}, {after}.
`,
);

/** What it costs. */
export const terms = bankOf(
  'terms',
  `
  {price}. ~ {the} [cuesta/cuestan] {price}. ~ {the} de {company} [cuesta/cuestan] {price}.
  Son {price}. ~ Son {price} por {the}. ~ Son {price} por {the} de {company}.
  {price}. ~ Por {price}, {the}. ~ Por {price}, {the} de {company}.
  Precio: {price}. ~ Precio de {the}: {price}. ~ El precio de {the}, a la vista: {price}.
  {price}. ~ {the} [sale/salen] por {price}. ~ En {company}, {the} [sale/salen] por {price}.
  {price}. ~ La cuenta es corta: {price}. ~ La cuenta de {the} es corta: {price}.
  {price}. ~ A pagar: {price}. ~ A pagar por {the}: {price}.
  {price}. ~ {the}, {price}. ~ {the} de {company}, {price}.
  {price}. ~ El precio va delante: {price}. ~ El precio de {the} va delante: {price}.
  {price}. ~ Todo esto por {price}. ~ Todo esto, con {the}, por {price}.
  {price}. ~ Se queda en {price}. ~ {the} se [queda/quedan] en {price}.
  {price}. ~ El precio cabe en una línea: {price}. ~ El precio de {the} cabe en una línea: {price}.
  {price}. ~ Y el precio: {price}. ~ Y el precio de {the}: {price}.
  {price}. ~ Se paga {price}. ~ Por {the} se paga {price}.
  {price}. ~ En {company} se paga {price}. ~ En {company} se paga {price} por {the}.
`,
);

/** The price of a product that shows none. */
export const requests = bankOf(
  'request',
  `
  Precio a consultar.
  El precio, a consultar. ~ El precio de {the}, a consultar.
  Según presupuesto. ~ {the}, según presupuesto.
  Precio según presupuesto. ~ Precio de {the}: según presupuesto.
  Presupuesto a petición. ~ Presupuesto de {the} a petición.
  El precio va por presupuesto. ~ El precio de {the} va por presupuesto.
  Se da presupuesto. ~ Se da presupuesto de {the}.
  Precio a petición. ~ {the}: precio a petición.
  Hay presupuesto. ~ Hay presupuesto para {the}.
  El precio se da a petición. ~ El precio de {the} se da a petición.
  Presupuesto según el caso. ~ Presupuesto de {the}, según el caso.
  Primero, el presupuesto. ~ Primero, el presupuesto de {the}.
`,
);

/** What a fact does that has been told before. */
export const meanings = bankOf(
  'meaning',
  `
  {means}.
  {means}. ~ Es decir, {means}.
  {means}. ~ En la práctica, {means}.
  {means}. ~ O sea: {means}.
  {means}. ~ Dicho de otro modo, {means}.
  {means}. ~ Dicho en corto: {means}.
  {means}. ~ {moment}, {means}.
  {means}. ~ En el día a día, {means}.
  {means}. ~ Y así {means}.
  {means}. ~ Y además {means}.
  {means}. ~ Y sí: {means}.
  {means}. ~ A la hora de la verdad, {means}.
`,
);

/** A measure and its price in one line. */
export const measured = bankOf(
  'measured',
  `
  Son {fig} por {price}.
  {fig} por {price}. ~ {the}: {fig} por {price}.
  {fig}, {price}. ~ {fig} de {company} por {price}.
  Por {price}, {fig}. ~ Por {price}, {the} de {fig}.
  Lleva {fig} y sale por {price}.
  {fig} y {price}: la cuenta es corta.
  {price} y {fig}. ~ {price} y {fig}: eso es {the}.
  {price} por {fig}. ~ {price} por los {fig} de {the}.
  La cuenta: {fig}, {price}. ~ La cuenta de {the}: {fig}, {price}.
  Medida y precio: {fig}, {price}.
  {fig} a {price}. ~ {the}, {fig} a {price}.
  En números: {fig}, {price}.
`,
);
