import { bare } from '../../../../../../shared/marketing/products/brief/tidy';
import { fold } from '../../../grammar/words/fold';

/** Words by which a button speaks for its reader: «Pedir mi cesta». */
const ownWords = /\b(?:me|mi|mis|m[ií]o|m[ií]a|conmigo|yo)\b/iu;

/**
 * What a Spanish button of the owner's offers, for after «Puedes»: «pedir una inspección». Only an infinitive that is known
 * to stand there, and nothing that the reader says of himself.
 */
export function wishOf(label: string | undefined, infinitives: string | undefined): string | undefined {
  const text = bare(label ?? '');
  const [verb = ''] = text.split(/\s/u);
  const isKnown = infinitives?.split(/\s+/u).includes(fold(verb)) ?? false;
  return isKnown && !ownWords.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : undefined;
}

/** What one reserves, and makes no appointment for: rooms, tables and places in a group. */
export const isReserved = (text: string): boolean =>
  /\b(?:alojamiento|apartamento|aventura|casa|clases?|cursos?|escapada|excursi[oó]n|habitaci[oó]n|hotel|juego|men[uú]|mesa|plazas?|restaurante|ruta|sala|taller(?:es)?|viaje|visita)\b/iu.test(
    text,
  );
