const spanish = `a al algo algun alguna ante antes asi aun aunque bajo bien cada casi como con contra cual cuando cuanto
  de del desde donde dos durante e el ella ellas ellos en entonces entre era es esa esas ese eso esos esta estan estas
  este esto estos fue ha han hasta hay la las le les lo los mas me mi mientras mis mucho muy nada ni no nos nosotros
  nuestra nuestras nuestro nuestros o otra otras otro otros para pero poco por porque pues que quien se sea ser si sido
  sin sobre solo son su sus suya suyo tambien tan tanto te tiene todo toda todas todos tras tu tus tuya tuyo u un una unas
  uno unos usted ya y yo ti contigo cuyo segun`;
const english = `a about after all also am an and any are as at be been before being but by can could did do does each
  even every for from had has have he her here his how i if in into is it its just like many me more most much my no not
  now of off on one only or other our out over own per she so some such than that the their them then there these they
  this those through to too up us very was we were what when where which while who whose why will with without would yet
  you your yours`;

const setOf = (words: string) => new Set(words.trim().split(/\s+/u));

export const functionWordsOf = { es: setOf(spanish), en: setOf(english) };

/** Words of either language that carry no meaning of their own, folded. */
export const functionWords: ReadonlySet<string> = new Set([...functionWordsOf.es, ...functionWordsOf.en]);
