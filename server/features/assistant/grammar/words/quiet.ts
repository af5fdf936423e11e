/** Every beginning with every ending. */
const each = (beginnings: readonly string[], endings: readonly string[]) =>
  beginnings.flatMap((beginning) => endings.map((ending) => `${beginning} ${ending}`));

const listOf = (words: string) => words.split('|');

const spoken = listOf(
  'talked to|talked with|spoken to|spoken with|spoke to|spoke with|called|phoned|rung|contacted|emailed|written to|heard from|visited|met|met with|been in touch with|reached out to',
);
const reached = listOf(
  'been called|been contacted|been written to|been spoken to|been talked to|been visited',
);
const speak = listOf(
  'talk to|talk with|speak to|speak with|call|phone|contact|email|write to|hear from|visit',
);

const have = listOf('havent|have not|hasnt|has not|hadnt');
const withOne = have.flatMap((word) => listOf('we|i|anyone|anybody').map((one) => `${word} ${one}`));
const notAfter = listOf('have we not|have i not|has anyone not|not');
const did = listOf('didnt|did not|didnt we|didnt i|did we not|did i not');

const helpers = listOf(
  'he|hemos|ha|han|se ha|se han|le he|le hemos|les he|les hemos|los he|los hemos|las he|las hemos|me ha',
);
const hablado = listOf('llamado|hablado|contactado|escrito|visitado|visto|tratado');
const hablo = listOf(
  'hablo|hablamos|llamo|llamamos|escribo|escribimos|contacto|contactamos|visito|visitamos|veo|vemos|les llamo|les escribo|les llamamos|sabemos nada|sabemos nada de|se nada de',
);

/** How it is said that nobody has spoken with somebody, as phrases between bars. */
export const quietPhrases = [
  ...each([...have, ...withOne, ...notAfter], [...spoken, ...reached]),
  ...each(did, speak),
  ...each(each(['no'], helpers), hablado),
  ...each(['no'], hablo),
  ...each(['sin'], listOf('contacto|llamar|contactar|hablar|escribir|noticias|noticias de|visitar')),
  ...listOf('no contact|no contact with|without contact|no news from|out of touch'),
].join('|');
