import type { Register } from '../../../../../shared/marketing/register';
import { fold } from '../words/fold';
import { wrongAddress } from './address';
import { verbs, withoutPronouns } from './persons';
import { readers, whatWeDo, wishes } from './spoken-to';

type Rule = readonly [pattern: RegExp, to: string];

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu');

/** What is said to tú, and the same to usted; the order matters. */
const toFormal: readonly Rule[] = [
  [word('contigo'), 'con usted'],
  [word('estás'), 'está'],
  [word('ti|tú'), 'usted'],
  [word('te(?= l[oa]s? )'), 'se'],
  [word('te(?= \\p{L}+[ae]s(?!\\p{L}))'), 'se'],
  [word('te'), 'le'],
  [word('tus'), 'sus'],
  [word('tu'), 'su'],
  [/(?<!\p{L})tuy(?=[oa]s?(?!\p{L}))/giu, 'suy'],
  [/(?<=\p{L}{2}rá)s(?!\p{L})/giu, ''],
  [new RegExp(`(?<=(?<!\\p{L})(?:${wishes.replaceAll('s|', '|').slice(0, -1)}))s(?!\\p{L})`, 'giu'), ''],
];

const toInformal: readonly Rule[] = [
  [word('con ustede?s?'), 'contigo'],
  [/(?<=(?<!\p{L})(?:para|a|de|por|sin|en) )ustede?s?(?!\p{L})/giu, 'ti'],
  [word('ustede?s?'), 'tú'],
  [word(`les?(?= (?:${whatWeDo})(?!\\p{L}))`), 'te'],
  [word(`sus(?= (?:${readers})(?!\\p{L}))`), 'tus'],
  [word(`su(?= (?:${readers})(?!\\p{L}))`), 'tu'],
];

/** As the word before it: with a capital or not. */
const asBefore = (before: string, text: string) =>
  before.charAt(0) === before.charAt(0).toLocaleUpperCase('es')
    ? text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
    : text;

const replaced = (text: string, [pattern, to]: Rule) =>
  text.replace(pattern, (before) => asBefore(before, to));

/** An order for the other register: its last vowel changes, and what hangs on it stays; «haz» becomes «haga». */
function otherOrder(order: string, pronouns: string, other: string): string | undefined {
  const swapped = order.slice(0, -1) + other.slice(-1);
  if (fold(swapped) === other) return swapped + pronouns;
  return pronouns === '' && other !== '-' ? other : undefined;
}

/** A verb for the other register. */
function otherVerb(verb: string, register: Register): string | undefined {
  const [plain, bare] = [fold(verb), withoutPronouns(fold(verb))];
  const [from, to] = register === 'formal' ? [3, 4] : [4, 3];
  const order = [plain, bare].find((one) => verbs.some((forms) => forms[from] === one));
  const other = verbs.find((forms) => forms[from] === order)?.[to];
  if (order !== undefined && other !== undefined)
    return otherOrder(verb.slice(0, order.length), verb.slice(order.length), other);
  if (register === 'informal' || !plain.endsWith('s')) return undefined;
  const irregular = verbs.find(([, tu]) => tu === plain)?.[2];
  return irregular === undefined || irregular === plain.slice(0, -1) ? verb.slice(0, -1) : irregular;
}

/** The text with the first verb that speaks to the wrong person said to the right one. */
function withOtherVerb(text: string, found: string, register: Register): string | undefined {
  const verb = text.match(/\p{L}+/gu)?.find((one) => fold(one) === fold(found).split(' ')[0]);
  const other = verb === undefined ? undefined : otherVerb(verb, register);
  return verb === undefined || other === undefined ? undefined : text.replace(verb, asBefore(verb, other));
}

/** A Spanish fact as it addresses its reader in a register; undefined where that takes more than other words. */
export function otherwise(text: string, register: Register): string | undefined {
  let said: string | undefined = (register === 'formal' ? toFormal : toInformal).reduce(replaced, text);
  for (let most = 6; said !== undefined && most > 0; most -= 1) {
    const found = wrongAddress(said, register);
    if (found === undefined) return said === text ? undefined : said;
    said = withOtherVerb(said, found, register);
  }
  return undefined;
}
