import { list } from '../surface/spanish-joining';
import { type Telling, either, isMeasured, joined, small, when } from './pair-telling';

const isTime = (value: string) =>
  /^(?:\p{L}+ (?:de )?)?\d.*(?:\bh|\bmin|horas?|d[ií]as?(?: \p{L}+)?|semanas?|mes(?:es)?|años?)$/u.test(
    value,
  );

const has = either('tiene', 'tienen');
const is = either('es', 'son');
const comes = either('viene', 'vienen');
const measures = either('mide', 'miden');

/** Labels of what a thing is measured by, and of which it «has» so much. */
const quantities =
  'potencia|autonomia|capacidad|volumen|resolucion|memoria|almacenamiento|velocidad|carga|superficie|nivel|radio|presion|par|alcance|cilindrada|altura de|luminosidad|gramaje|fuerza';

/** How Spanish tells a pair of the product: «Peso: 1 kg» is «pesa 1 kg». The first that says something. */
export const spanishPairs: Telling = [
  [
    /^(?:peso|peso neto|peso aproximado|peso total)$/u,
    when(isMeasured, (value, many) => `${many ? 'pesan' : 'pesa'} ${value}`),
  ],
  [
    /^(?:medidas?|dimensiones|tamano)(?: .*)?$/u,
    when(isMeasured, (value, many) => `${measures(many)} ${value}`),
  ],
  [/^(?:alto|altura)$/u, when(isMeasured, (value, many) => `${measures(many)} ${value} de alto`)],
  [/^(?:ancho|anchura)$/u, when(isMeasured, (value, many) => `${measures(many)} ${value} de ancho`)],
  [/^(?:largo|longitud)$/u, when(isMeasured, (value, many) => `${measures(many)} ${value} de largo`)],
  [/^(?:fondo|profundidad)$/u, when(isMeasured, (value, many) => `${measures(many)} ${value} de fondo`)],
  [
    /^(?:diametro|grosor|espesor)$/u,
    when(isMeasured, (value, many, label) => `${has(many)} ${value} de ${label}`),
  ],
  [
    /^(?:capacidad|aforo|cabida)(?: .*)?$/u,
    when(
      (value) =>
        /^\d[\d.-]*\s(?:personas|comensales|plazas|huéspedes|ocupantes|tazas|cubiertos)/u.test(value),
      (value, many) => `${has(many)} sitio para ${value}`,
    ),
  ],
  [/^(?:duracion)(?: .*)?$/u, when(isTime, (value, many) => `${many ? 'duran' : 'dura'} ${value}`)],
  [
    /^(?:curacion|maduracion|crianza)$/u,
    when(isTime, (value, many, label) => `${has(many)} ${value} de ${label}`),
  ],
  [/^garantia$/u, when(isTime, (value, many) => `${has(many)} ${value} de garantía`)],
  [
    new RegExp(`^(?:${quantities})(?: .*)?$`, 'u'),
    when(isMeasured, (value, many, label) => `${has(many)} ${value} de ${label}`),
  ],
  [
    /^(?:plazo|plazo de entrega|entrega|envio|tiempo de entrega)$/u,
    when(isTime, (value, many) => `${many ? 'llegan' : 'llega'} en ${value}`),
  ],
  [
    /^(?:material|materiales|composicion|tejido|tela|hecho de)$/u,
    (value, many) => (/[,;/]/u.test(value) || !/^\d/u.test(value) ? undefined : `${is(many)} ${value}`),
  ],
  [/^(?:composicion|tejido)$/u, (value, many) => `${many ? 'llevan' : 'lleva'} ${small(value)}`],
  [/^(?:material|materiales|tela|hecho de)$/u, (value, many) => `${is(many)} de ${small(value)}`],
  [/^(?:color|acabado en|tono)$/u, (value, many) => `${comes(many)} en ${small(value)}`],
  [/^tallas?$/u, (value, many, label) => `${comes(many)} en ${label} ${value}`],
  [/^(?:origen|procedencia|pais de origen)$/u, (value, many) => `${comes(many)} de ${value}`],
  [
    /^(?:fabricado en|fabricacion|hecho en|elaborado en)$/u,
    (value, many) => `se ${many ? 'hacen' : 'hace'} en ${value.replace(/^en /iu, '')}`,
  ],
  [/^(?:cosecha|anada|vendimia)$/u, (value, many, label) => `${is(many)} de la ${label} ${value}`],
  [/^sabor(?:es)?$/u, (value, many) => `${many ? 'saben' : 'sabe'} a ${joined(value, list)}`],
  [
    /^(?:aroma|fragancia|perfume|olor)$/u,
    (value, many) => `${many ? 'huelen' : 'huele'} a ${joined(value, list)}`,
  ],
  [/^ingredientes$/u, (value, many) => `${many ? 'llevan' : 'lleva'} ${joined(value, list)}`],
  [/^(?:alergenos|contiene)$/u, (value, many) => `${many ? 'contienen' : 'contiene'} ${joined(value, list)}`],
  [
    /^(?:incluye|contenido|la caja incluye|contenido de la caja)$/u,
    (value, many) => `${many ? 'incluyen' : 'incluye'} ${joined(value, list)}`,
  ],
  [
    /^cierre$/u,
    (value, many) => `${many ? 'cierran' : 'cierra'} con ${small(value).replace(/^(?:de|con) /u, '')}`,
  ],
  [/^forro$/u, (value, many) => `${many ? 'llevan' : 'lleva'} forro de ${small(value).replace(/^de /u, '')}`],
  [
    /^(?:uso|ideal para|apto para|recomendado para|indicado para)$/u,
    (value, many) => `${many ? 'sirven' : 'sirve'} para ${small(value).replace(/^para /u, '')}`,
  ],
];
