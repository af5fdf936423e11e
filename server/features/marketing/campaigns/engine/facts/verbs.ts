import type { Language } from '../../../../../../shared/languages';
import { fold } from '../../../grammar/words/fold';

// Verbs with which facts of products begin, in the third person; words that are as often a noun («carga», «reserva»,
// "covers") stand in the second list and count only where a subject stands before them.

const spanish = `abarca abre absorbe aburre acaba acepta aclara acoge acompaña acorta activa actualiza acumula adapta admite
  afina agarra aguanta ahorra aísla ajusta alcanza almacena alterna amortigua ampara amplía añade apaga aparece aplica aporta
  aprende aprovecha archiva arranca asegura atiende aumenta avisa ayuda baja bloquea borra brilla busca cabe calcula calienta
  cambia cierra clasifica cobra coge comienza combina comparte completa comprime conecta conserva consiste consta construye
  consume contiene controla convierte coordina corrige crea crece cubre cuelga cuesta cuida cumple cura da deja descansa
  descarga desaparece detecta devuelve dispone divide dobla dispensa drena dura elige elimina emite empieza encaja enciende encuentra
  enfría enlaza enseña entra envía equivale es escribe está estira evita exige explica exporta extrae facilita fermenta
  filtra fija flota forma frena funciona genera gestiona gira guarda gusta habla hace hay huele identifica ilumina imita
  impide importa imprime incluye incorpora indica integra invita lee libera limpia llega llena lleva lava logra luce madura mapea marida
  mantiene marca memoriza mejora merece mezcla mide mueve muestra nace necesita notifica ocupa ofrece ordena organiza
  pasa pausa permanece permite pesa pide pliega pone presenta procede procesa produce protege prepara publica puede queda quita
  recibe recoge reconoce recorre recuerda recupera reduce refleja registra regula rellena repara reparte reposa requiere resiste
  resuelve respeta responde respira retiene retira reúne reproduce rinde sabe saca sale salta seca selecciona separa sigue silencia
  simplifica sirve soporta sostiene sube suelta sujeta suena supera sustituye tarda termina tiene toca trabaja trae transforma
  transmite transpira transporta traduce une usa utiliza vale ve vende ventila viaja viene vive vuelve
  contesta acude instala arregla revisa monta despega raya encoge destiñe resbala ensucia engancha patina agobia roza aprieta abriga
  hidrata nutre alisa perfuma arde escanea escurre florece infusiona levanta remolca despierta reseca lava cose frota atrae invierte calcula consulta emite exprime mantiene pinta pule rellena`;
const spanishUnsure =
  'asesora carga compra corta entrega tapa cocina contrata cuenta forma marca mezcla nota prueba reserva reserva pinta pinza';

const english = `absorbs accepts adapts adds adjusts allows answers arrives assigns attaches avoids becomes begins blends blocks brews brings
  builds buys calculates carries catches charges checks cleans clips closes collects combines comes connects contains
  converts cooks cools creates cuts dampens delivers detects dims displays drains dries eliminates enables ensures exports
  extends fastens ferments fills filters finds fits flips floats folds follows gives goes grates grinds grips grows handles hangs has
  heats helps hides holds imports improves includes installs integrates is isn’t isn't keeps knows lasts lays lets lies lifts lights listens lives locks looks
  maintains makes matches means measures melts moves needs offers opens organises organizes packs pairs pays plays
  plugs pours prepares presses prevents prints produces protects provides pulls pushes ranges reaches reads receives
  recharges remembers reconciles records reduces regulates releases removes repels replaces replies requires resists responds returns rolls runs
  saves schedules scans seals seats sends sends serves sets shows shuts sits sleeps slides smells snaps sounds spans speaks splits
  stacks stands starts stays sticks stops stores stretches supplies supports swaps syncs takes talks tells tests threads tightens tracks
  trains translates travels turns twists updates uses ventilates wakes warms warns washes wears weighs wicks wipes works wraps writes yields
  attracts automates bakes bends boils boosts brightens deters disinfects dissolves dries emits encrypts enhances generates glides glows
  hydrates identifies illuminates infuses insulates kills matures moisturises moisturizes notifies nourishes proves reclines relieves rests ripens rises
  rotates shines simmers simplifies softens soothes steeps sterilises sterilizes strengthens streamlines survives swivels tastes tilts tolerates
  tows tucks unfolds unzips vibrates withstands zips`;
const englishUnsure = 'features covers measures holds plays heads controls details stands';
const englishMany = `are aren’t aren't can cannot could do don’t don't get give go have keep know let make may might must need receive see send stay take were will
  won’t won't come fit last arrive include was`;

const setOf = (words: string) => new Set(words.trim().split(/\s+/u).map(fold));

const sure = { es: setOf(spanish), en: setOf(`${english} ${englishMany}`) };
const unsure = { es: setOf(spanishUnsure), en: setOf(englishUnsure) };

/** Whether a Spanish word is as often a noun as a verb. */
export const isEither = (word: string): boolean => unsure.es.has(fold(word));

/** «Fermentan» is «fermenta» with another number. */
const singular = (word: string, language: Language) => (language === 'es' ? word.replace(/n$/u, '') : word);

/** Whether a word can only be a verb of the third person. */
export const isVerb = (word: string, language: Language): boolean =>
  sure[language].has(singular(fold(word), language)) && !unsure[language].has(fold(word));

/** Whether a word is a verb where a subject stands before it. */
export const isVerbAfterSubject = (word: string, language: Language): boolean =>
  sure[language].has(singular(fold(word), language)) || unsure[language].has(singular(fold(word), language));

/** Whether a verb agrees with a subject in the plural. */
export const isManyVerb = (word: string, language: Language): boolean =>
  language === 'es' ? /n$/u.test(word) : !/s$/u.test(word) && !/(?:n’t|n't)$/u.test(word);

/** What stands after a verb and not after a noun: «holds 350 ml», "remembers four heights". */
const objects =
  /^(?:\d.*|an?|the|you|your|itself|up|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/iu;

/** Whether a word that can be a noun is a verb, as the next one shows. */
export const isVerbBefore = (word: string, next: string | undefined): boolean =>
  /^\p{Ll}{3,}[^s\P{L}]s$/u.test(fold(word)) &&
  next !== undefined &&
  objects.test(next) &&
  (unsure.en.has(fold(word)) || !/^(?:\d|up)/u.test(next));

/** Verbs that are the same with one and with many: «can be rewaxed». */
export const isModal = (text: string): boolean =>
  /^(?:can|cannot|could|may|might|must|will|won[’']t)\b/iu.test(text);

/** Verbs of English facts that address the reader, as an order does: «Export hours to Xero». */
export const orders: ReadonlySet<string> = new Set(
  `add adjust assign avoid book bring build buy call change charge check choose clean collect combine compare connect
  control cook create customise customize cut discover download enjoy export fold get give go hang import invite join keep learn let
  log make manage mix move order organise organize pack pay pick plan play prepare print protect read receive recharge record reserve
  save schedule see select send serve set share show sign skip sleep spend split start stay stop store swap switch take tell track train travel try
  turn use wash watch wear work wrap write`.split(/\s+/u),
);

/** Spanish facts that address the reader: «Elige entre tres colores». */
export const spanishOrders: ReadonlySet<string> = new Set(
  `elige elija pide pida reserva reserve prueba pruebe disfruta disfrute descubre descubra compra compre usa use lleva lleve
  conecta conecte olvida olvide olvídate olvídese añade añada combina combine combínalo combínala personaliza personalice`
    .split(/\s+/u)
    .map(fold),
);
