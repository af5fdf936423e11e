import type { Language } from '../../../../../../shared/languages';
import { rootOf } from '../../../grammar/words/fold';

/** Values of numerals, folded; «un», «una» and «one» are left out: they are articles and pronouns too. */
const english = `two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13
  fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60
  seventy:70 eighty:80 ninety:90 hundred:100 thousand:1000 million:1000000 dozen:12 half:0.5 twice:2 double:2 triple:3
  quarter:0.25 third:3 both:2`;
const spanish = `dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13 catorce:14
  quince:15 dieciseis:16 diecisiete:17 dieciocho:18 diecinueve:19 veinte:20 veintiun:21 veintiuno:21 veintiuna:21
  veintidos:22 veintitres:23 veinticuatro:24 veinticinco:25 veintiseis:26 veintisiete:27 veintiocho:28 veintinueve:29
  treinta:30 cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80 noventa:90 cien:100 ciento:100 doscientos:200
  doscientas:200 trescientos:300 trescientas:300 cuatrocientos:400 cuatrocientas:400 quinientos:500 quinientas:500
  seiscientos:600 seiscientas:600 setecientos:700 setecientas:700 ochocientos:800 ochocientas:800 novecientos:900
  novecientas:900 mil:1000 millon:1000000 millones:1000000 docena:12 docenas:12 mitad:0.5 medio:0.5 media:0.5 doble:2
  triple:3 ambos:2 ambas:2`;

const valuesOf = (list: string) =>
  new Map(
    list
      .trim()
      .split(/\s+/u)
      .map((pair) => pair.split(':') as [string, string])
      .map(([word, value]) => [word, Number(value)] as const),
  );

export const numerals: Record<Language, ReadonlyMap<string, number>> = {
  en: valuesOf(english),
  es: valuesOf(spanish),
};

/** Words that multiply what stands before them. */
export const multipliers = new Set([
  'hundred',
  'thousand',
  'million',
  'mil',
  'millon',
  'millones',
  'dozen',
  'docenas',
]);

/** Units that are written in several ways, under one name. */
const unitNames = `h:hora hora:hora hour:hora hr:hora hrs:hora min:minuto minuto:minuto minute:minuto s:segundo segundo:segundo
  second:segundo sec:segundo secs:segundo dia:dia day:dia semana:semana week:semana mes:mes month:mes ano:ano year:ano g:gramo gr:gramo
  gramo:gramo gram:gramo gramme:gramo kg:kilo kilo:kilo kilogramo:kilo kilogram:kilo mm:milimetro milimetro:milimetro
  cm:centimetro centimetro:centimetro centimetre:centimetro centimeter:centimetro m:metro metro:metro metre:metro
  meter:metro km:kilometro kilometro:kilometro kilometre:kilometro l:litro litro:litro litre:litro liter:litro
  ml:mililitro mililitro:mililitro millilitre:mililitro cl:centilitro w:vatio vatio:vatio watt:vatio €:euro eur:euro
  euro:euro $:dolar usd:dolar dollar:dolar dolar:dolar £:libra gbp:libra pound:libra libra:libra %:percent percent:percent gb:gigabyte
  tb:terabyte mah:mah "in":pulgada pulgada:pulgada inch:pulgada inches:pulgada metres:metro millimetres:milimetro
  centimetres:centimetro kilometres:kilometro litres:litro millilitres:mililitro`;

export const units: ReadonlyMap<string, string> = new Map(
  unitNames
    .trim()
    .split(/\s+/u)
    .map((pair) => pair.split(':') as [string, string])
    .flatMap(([unit, name]) => [[unit, name] as const, [rootOf(unit), name] as const]),
);
