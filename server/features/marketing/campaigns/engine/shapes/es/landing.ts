import type { Fact } from '../shape';

/** Questions that the rest of a fact answers, by what the fact speaks of; `{label}` is the side of a pair. */
export const asked: readonly (readonly [RegExp, string])[] = [
  [/\d\s?(?:g|kg|gramos|kilos)\b/iu, '¿Cuánto [pesa/pesan] {the}?'],
  [/\d\s?(?:cm|mm|metros|m)\b/iu, '¿Qué medidas [tiene/tienen] {the}?'],
  [/\d\s?(?:l|ml|cl|litros)\b/iu, '¿Qué capacidad [tiene/tienen] {the}?'],
  [/\b(?:garant)/iu, '¿Qué garantía [tiene/tienen] {the}?'],
  [/\b(?:envío|envíos|entregas?|reparto)\b/iu, '¿Cómo [llega/llegan] {the}?'],
  [/\b(?:lavable|lavado|lavadora|se lava)/iu, '¿Cómo se [lava/lavan] {the}?'],
  [/\b(?:hech|fabricad|elaborad|tejid|cosid)[oa]s? (?:a mano )?en\b/iu, '¿Dónde se [hace/hacen] {the}?'],
  [
    /\b(?:algodón|lana|lino|seda|cuero|piel|acero|madera|roble|vidrio|cerámica|barro|plata|bambú)\b/iu,
    '¿De qué material [es/son] {the}?',
  ],
  [/\b(?:se reserva|se encarga|se pide|reserva)/iu, '¿Cómo se [reserva/reservan] {the}?'],
  [/\b(?:tallas?)\b/iu, '¿Qué tallas hay de {the}?'],
  [/\b(?:colores?|tonos?)\b/iu, '¿De qué color [es/son] {the}?'],
  [/\b(?:batería|autonomía)\b/iu, '¿Y la batería de {the}?'],
  [/\b(?:soporte|asistencia|atención)\b/iu, '¿Quién responde si hay dudas con {the}?'],
];

/** The question for a fact that is a pair. */
export const askedOfPair = ['¿Y {label}?', '¿Qué hay de {label}?', '¿Cuál es el dato de {label}?'] as const;

export const askedOfPrice = [
  '¿Cuánto [cuesta/cuestan] {the}?',
  '¿Qué precio [tiene/tienen] {the}?',
  '¿Por cuánto [sale/salen] {the}?',
  '¿Cuál es el precio de {the}?',
] as const;

/** Questions that any fact answers. */
export const askedOfAny = [
  '¿Qué conviene saber de {the}?',
  '¿Qué más hay que saber de {the}?',
  '¿Qué se puede decir de {the} en una línea?',
  '¿Qué dice la ficha de {the}?',
  '¿Algo más sobre {the}?',
  '¿Qué detalle se pasa por alto en {the}?',
  '¿Qué datos hay de {the}?',
  '¿Qué más se sabe de {the}?',
  '¿En qué hay que fijarse con {the}?',
  '¿Y si queda una duda sobre {the}?',
  '¿Qué tener en cuenta con {the}?',
  '¿Qué se dice de {the}?',
] as const;

/** Titles of a benefit whose fact is too long for one. */
export const titles: Record<Fact, readonly string[]> = {
  feature: ['En detalle', 'Cómo es', 'Lo que lleva', 'De cerca', 'La ficha'],
  advantage: ['En el uso', 'Para el día a día', 'Lo que se nota', 'En la práctica', 'Lo que queda'],
  proof: ['Con datos', 'Lo que consta', 'Para comprobarlo', 'Hechos', 'Por escrito'],
  offer: ['Las condiciones', 'Cómo va', 'La oferta', 'Antes de pedir', 'Para empezar'],
};

/** Titles for search engines, the longest that fits is taken. */
export const seoTitles = [
  '{name}: {f}',
  '{name}, {price} | {company}',
  '{name} | {company}',
  '{name}, {price}',
  '{name}',
];

/** Headlines of ads that need nothing but the product. */
export const adHeadlines = [
  '{name}',
  '{the}, {price}',
  'Por {price}',
  '{the}, de cerca',
  '{company}',
  '{the}',
  'Con los datos delante',
  'Lo concreto, primero',
  'Punto por punto',
  'Para leer en un minuto',
  'Todo en una página',
];

export const consents = [
  'Quiero recibir mensajes de {company} sobre {the}.',
  'Acepto que {company} me escriba sobre {the}.',
  'Sí, {company} puede escribirme sobre {the}.',
];
