import type { Language } from '../../../../../../shared/languages';

const setOf = (words: string) => new Set(words.trim().split(/\s+/u));

/** Forms of irregular and ambiguous Spanish verbs that a sentence about a product has, folded. */
const spanish = `es son era eran fue fueron sera seran esta estan ha han hay tiene tienen tuvo tendra puede pueden podra podran
  hace hacen hizo hara viene vienen vino va van sale salen dice dicen da dan pone ponen sigue siguen quiere quieren sabe
  saben debe deben cabe caben vale valen cuesta cuestan huele huelen muestra muestran vuelve vuelven cierra cierran
  mantiene mantienen contiene contienen incluye incluyen construye construyen reduce reducen produce producen
  conduce convierte convierten protege protegen recoge recogen ofrece ofrecen pertenece permanece conoce nace nacen
  pierde pierden enciende calienta calientan prueba sirve sirven pide piden repite mide miden viste
  elige eligen consigue consiguen advierte quita quitan dura duran ayuda ayudan cuida cuidan evita evitan ahorra ahorran
  pesa pesan lleva llevan usa usan funciona funcionan trabaja llega llegan queda quedan entra entran baja bajan
  aguanta aguantan admite admiten cubre cubren abre abren limpia limpian seca secan carga cargan resiste resisten
  tengo tenemos somos estamos hacemos puedes puedas necesitas tienes ves sabes quieres olvidas`;
/** Verbs that a sentence about a product has in English; their ambiguous forms count where a verb can stand. */
const english = `is are was were has have had can will may does do isn't aren't doesn't don't can't won't
  keeps keep stays stay lasts lets let helps help saves save makes make gives give gets get takes take runs run fits
  works work comes come weighs holds hold includes include contains contain needs need protects protect reduces reduce
  allows allow provides provide offers offer turns turn cuts cut removes remove avoids avoid prevents prevent supports
  support connects connect opens open closes close resists resist delivers deliver ferments bakes lasts charges dries
  cleans cools heats warms covers carries carry uses use produces improves improve increases decreases lowers raises
  stops stop starts start arrives arrive ships ship costs replaces replace adapts adapt detects detect measures tracks
  shows show tells tell ends begins becomes become goes go sits stands meets passes passed withstands tested made built
  won earned received knows leaves leave frees free speeds simplifies automates eliminates ensures lasted serves sorts
  sees see finds find imports exports stores store syncs reads read writes sends send knows looks feels feel sounds tastes smells absorbs releases separates converts`;

/** Words that make a clause of a text wherever they stand as its verb. */
export const finiteVerbs: Record<Language, ReadonlySet<string>> = { es: setOf(spanish), en: setOf(english) };

/** Words after which an ambiguous form is a noun: la entrega, de prueba, the use. */
export const nounMarkers: Record<Language, ReadonlySet<string>> = {
  es: setOf(
    'el la los las un una unos unas de del al con sin por para en su sus este esta nuestro nuestra cada mas y o',
  ),
  en: setOf('the a an of for with without in on by per to its our your this that each and or more no'),
};
