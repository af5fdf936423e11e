import type { Language } from '../../../../../../shared/languages';
import { fold, rootOf } from '../../../grammar/words/fold';
import type { About } from '../facts/about';
import type { WriterInput } from '../input';
import { englishHead } from '../surface/english-head';
import type { Mentions } from '../surface/mention';

/** Names of what is done, not made, at the end of an English name and at the start of a Spanish one: it has no parts. */
const deed =
  /^(?:asesor[ií]a|gestor[ií]a|consultor[ií]a|auditor[ií]a|limpieza|mantenimiento|control|contabilidad|traducci[oó]n|interpretaci[oó]n|reportaje|suscripci[oó]n|membres[ií]a|bono|puesto fijo|coworking|mudanza|excursi[oó]n|consulta|visita guiada|tratamiento|fumigaci[oó]n|desinfecci[oó]n|plan|revisi[oó]n|servicio|mudanza|instalaci[oó]n|reforma|reparaci[oó]n)s?(?!\p{L})|\b(?:appointment|service|test|audit|inspection|course|massage|class|tour|lesson|session|workshop|subscription|translation|interpreting|cleaning|control|photography|accounting|accountancy|bookkeeping|groom|grooming|desk|hire|consultation|visit)s?$/iu;

/** The words that say what the product is: in Spanish those before the first preposition. */
const wordsOfName = (name: string, language: Language) =>
  new Set(
    fold(language === 'es' ? (name.split(/\s(?:de|del|con|sin|para|en|a|al|por)\s/u)[0] ?? name) : name)
      .split(/[^\p{L}\p{N}]+/u)
      .map(rootOf),
  );

/** Who the facts are told of. */
export function aboutOf({ language, register, product }: WriterInput, mentions: Mentions): About {
  const named = language === 'en' ? englishHead(product.name) : product.name;
  const isService = mentions.isService || deed.test(named);
  return {
    ...{ language, register, gender: mentions.gender, isPlural: mentions.isPlural },
    ...(isService && { isService }),
    words: new Set(`${product.name} ${product.shortName ?? ''}`.split(/[^\p{L}\p{N}]+/u).map(rootOf)),
    name: wordsOfName(named, language),
  };
}
