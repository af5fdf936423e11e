import { fold } from '../../../grammar/words/fold';

const setOf = (words: string) => new Set(words.trim().split(/\s+/u).map(fold));

/** What things are made of, in Spanish: a thing is «de» it. */
export const spanishMatter: ReadonlySet<string> = setOf(`
  algodón lana lino seda cuero piel acero madera roble nogal pino haya fresno vidrio cristal cerámica barro plata oro papel cartón
  bambú corcho aluminio latón hierro plástico silicona nailon nylon poliéster terciopelo pana yute mimbre ratán mármol granito porcelana
  gres franela felpa lona denim cachemir cachemira merino ante caucho titanio cobre bronce elastano viscosa lycra neopreno loza`);

/** Nouns that say what a product is, in Spanish. */
export const spanishKinds: ReadonlySet<string> = setOf(`
  pieza pastilla bloque pack set kit lote unidad producto modelo formato edición colección barra
  curso programa servicio software aplicación plataforma plan bono taza prenda mueble juego conjunto par`);

/** What things are packed in, in Spanish: they come in it, unless they are one themselves. */
export const spanishContainers: ReadonlySet<string> = setOf(
  'bote botella tarro frasco caja paquete bolsa lata saco tubo estuche envase garrafa brik',
);

/** Nouns of what a service does, in Spanish: it includes them. */
export const isDeed = (head: string): boolean =>
  !/^(?:absor|resolu|cone|prote|precis|dura|ilumina|cura|calefac|flora|composi|varia|fija|rota|cancela|pre|ten|dimen|exten|preci)[cs]?[cx]?i[oó]n/u.test(
    head.toLocaleLowerCase('es'),
  ) &&
  /(?:ción|sión|miento|aje|retirada|limpieza|reparto|tutorías|simulacros|envío|entrega|soporte|acceso|asistencia|servicio|transporte|desayuno|cena|comida|curso|taller|visita|clases?|informes?|gestión|ayuda)$/u.test(
    head.toLocaleLowerCase('es'),
  );

/** Nouns that say what a product is, in English. */
export const englishKinds: ReadonlySet<string> = setOf(
  'set pack pair bundle kit box bag bottle jar tin collection edition piece course program programme service plan loaf model bar',
);

/** Who does the work: a service has them at hand and no parts of them. */
const people =
  /^(?:(?:traductor|profesor|monitor|instructor|asesor|gestor|doctor|entrenador|consultor|redactor|disenador|decorador|educador|cuidador|conductor|supervisor|director|tutor|auditor)(?:a|es|as)?|(?:especialista|fisioterapeuta|dentista|electricista|florista|estilista|guia|terapeuta|logopeda|coach)s?|(?:fotografo|abogado|medico|tecnico|arquitecto|psicologo|nutricionista|peluquero|cocinero|camarero|veterinario|podologo|notario|perito|ingeniero|experto|nativo|empleado|operario|oficial)(?:s)?|personal|plantilla)(?!\p{L})/u;

/** Whether a Spanish phrase begins with somebody who does the work. */
export const isPerson = (text: string): boolean => people.test(fold(text));
