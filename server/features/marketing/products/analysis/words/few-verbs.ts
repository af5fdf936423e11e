import type { Language } from '../../../../../../shared/languages';

const setOf = (words: string) => new Set(words.trim().split(/\s+/u));

/** Forms of the verbs that lines about a product have most often, folded. */
const spanish = `es son era fue fueron sera seran esta estan ha han hay tiene tienen puede pueden puedes podras hace hacen
  hacemos hacer viene vienen va van sale salen da dan damos pone ponen quiere quieren sabe saben debe deben cabe caben
  vale valen cuesta cuestan mantiene contiene incluye incluyen reduce protege recoge recogemos recogen ofrece ofrecemos
  permite permiten evita evitan ahorra ahorras ahorran pesa pesan mide miden lleva llevan usa usan funciona funcionan
  llega llegan queda quedan aguanta aguantan admite admiten admitimos cubre cubren abre abren abrimos limpia resiste
  tengo tenemos tienes somos estamos necesita necesitas eliges recibes pagas reservas llama llame pide pida enviamos
  entregamos ayuda ayudamos ayudan dura duran fermenta trabaja trabajamos cuidamos sirve sirven consigues olvidate
  se te le les nos lavar usar agitar guardar conservar calentar servir mezclar consumir mantener limpiar secar planchar
  evitar reservar llamar pedir`;
/** Verbs that lines about a product have in English; forms that are as often nouns are left out. */
const english = `is are was were has have had can will may does do isn't aren't doesn't don't can't won't keeps lasts lets
  helps saves makes gives gets takes fits comes weighs holds includes contains needs protects reduces allows provides
  offers turns removes avoids prevents connects opens closes delivers ferments bakes costs replaces adapts detects
  measures tells becomes goes knows simplifies automates eliminates ensures sees finds sends looks feels tastes you we
  they it i i'm we're you're they're it's we've you'll ships arrives
  dispatches lasts covers carries dries`;

/** The small closed list of words that make a clause of a line: a line that has one is no item of a list. */
export const fewVerbs: Record<Language, ReadonlySet<string>> = { es: setOf(spanish), en: setOf(english) };
