import type { Line } from '../../../../../../shared/marketing/campaigns/piece';
import { timesIn } from './repeats';

/** A licence or register number, which proves little to who reads; “No. 1” is none. */
const licence = /\b(?:n\.?[ºo°]|núm\.?|no\.|number)\s*(?:[a-z]{1,3})?[\d-]{3}/iu;

/** Whether evidence is a licence, or a number with its noun alone: no sentence to begin with, but an item of a list. */
export const isBareFigure = (text: string): boolean =>
  licence.test(text) || /^\d[\d.,]*\s\p{L}+(?:\s(?:en|de|in|of)\s\p{L}+)?$/u.test(text);

/** Whether evidence speaks of a guarantee. */
const isGuarantee = (text: string): boolean => /garant/iu.test(text);

/** Things that Spanish evidence shows: «Premio Miga de Oro», «Alarma y cámaras». */
const shown =
  /^(?:premios?|medallas?|menci[oó]n|distinci[oó]n|sellos?|precintos?|certificaci[oó]n|certificado(?! (?:por|en))|diplomas?|licencia|seguro|alarma|c[aá]maras|papeles|materiales|madera|productos|taller|bodega|obrador|f[aá]brica|almac[eé]n|nave|tienda|instalaciones|entrega|env[ií]os?|nota)\s/iu;

/** Whether Spanish evidence is said by itself: by its figure, as a guarantee, as a thing, or with a subject or a verb; «Nombrada por …» asks of whom it speaks. */
export const standsAlone = (text: string): boolean =>
  isGuarantee(text) ||
  shown.test(text) ||
  /^(?:m[aá]s de |casi |cerca de |unos |unas )?\d|^(?:el|la|los|las|solo|tod[oa]s?|cada|nadie)\s|^\p{L}+mos\s/iu.test(
    text,
  );

/** Who works there: «Empresa familiar», «Tres socios»; and not «Colegiada n.º 1140», nor what they count. */
const staff =
  /\b(?:familia|familiar|soci[oa]s|mecánic[oa]s|profesor[ae]s|abogad[oa]s|técnic[oa]s|personas|equipo|generaci[oó]n|generaciones|emplead[oa]s|artesan[oa]s|herman[oa]s|abuel[oa]s?|padres?)\b/iu;

/** Whether Spanish evidence is about the people of a company. */
export const isOfPeople = (text: string): boolean => staff.test(text);

const year = /^(?:19|20)\d{2}$/u;

/** Numbers that count nothing: of norms («ISO 9001»), of levels, and within names («Cat6», “Route 66”). */
const norms = /\b(?:ISO|IEC|BS|EN|UNE|DIN|PAS)\b[\s/A-Z-]{0,12}\d[\d:.-]{0,12}/gu;
const levels = /\b(?:level|grade|class|part|category|nivel|clase|grado)\s\d+/giu;
const inNames = /\p{L}-?\d+|(?<=\S\s\p{Lu}[\p{L}&]{0,20}\s)\d+\b(?![.,%]|\s?%)/gu;

const perCent = /\d\s?%|\bper ?cent\b|\bpor ciento\b/iu;

/** «1.200» and “1,200” are thousands; «4,9» and “99.7” have decimals. */
const valueOf = (number: string): number =>
  Number(/[.,]\d{3}\b/u.test(number) ? number.replace(/[.,]/gu, '') : number.replace(',', '.'));

const withoutNamed = (text: string): string =>
  [norms, levels, inNames].reduce((left, named) => left.replace(named, ' '), text);

/** The largest number in a text that counts something; a per cent stands above all, a licence below. */
function figureIn(text: string): number {
  if (licence.test(text)) return -1;
  if (perCent.test(text)) return Infinity;
  const numbers = (withoutNamed(text).match(/\d+(?:[.,]\d+)*/gu) ?? []).filter(
    (number) => !year.test(number),
  );
  return Math.max(0, ...numbers.map(valueOf).filter((value) => Number.isFinite(value)));
}

/** What somebody else awarded: “Gold at the county show”. */
const award =
  /\b(?:awards?|awarded|winner|won|prize|medal|champion)\b|\b(?:gold|silver|bronze) (?:at|in|for)\b/iu;

/** Whether evidence is an award, in English. */
export const isAward = (text: string): boolean => award.test(text);

/** Whether evidence begins with somebody’s name, of whom the reader has to know first: “Maya Lind, registered midwife”. */
export const isPerson = (text: string): boolean =>
  /^(?:Dr |Mrs? |Ms )?\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{L}’'.-]*){1,2}, \p{Ll}/u.test(text);

/** What everybody has to have proves little, however large its sum. */
const insurance = /\binsur/iu;

/** Whether evidence tells a stranger something by itself: it has a figure or a year, or names the town. */
export const isStrong = (text: string, where: string | undefined): boolean => {
  const town = where?.replace(/^(?:en|in|at)\s+/iu, '');
  if (licence.test(text) || insurance.test(text)) return false;
  return /\d/u.test(withoutNamed(text)) || (Boolean(town) && timesIn(text, town ?? '') > 0);
};

/** Evidence in the order in which it convinces: what can be counted first, licence numbers last, else as it was given. */
export const byFigures = (proof: readonly Line[]): Line[] => {
  const rank = new Map(proof.map((line) => [line, figureIn(line.text)]));
  const rankOf = (line: Line) => rank.get(line) ?? 0;
  return proof.toSorted((one, other) => (rankOf(one) === rankOf(other) ? 0 : rankOf(other) - rankOf(one)));
};
