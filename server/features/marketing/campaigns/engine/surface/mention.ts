import type { Language } from '../../../../../../shared/languages';
import type { Register } from '../../../../../../shared/marketing/campaigns/register';
import { englishMatter } from '../facts/matter';
import { article } from './english-articles';
import { type NounPhrase, readNounPhrase, withDeterminer } from '../../../grammar/spanish/noun-phrase';
import { listedNouns } from '../../../grammar/spanish/listed-nouns';
import { fold } from '../../../grammar/words/fold';
import { englishMass, englishNouns, englishPairs } from './english-nouns';

/** The product as a sentence can name it; undefined where its grammar is not known and would show. */
export interface Mention {
  the: string;
  a: string | undefined;
  your: string;
  our: string | undefined;
  this: string | undefined;
}

export interface Mentions {
  /** With all of its name. */
  full: Mention;
  /** As it is called once it is known: the short name, or the noun of its name. */
  short: Mention;
  /** The object pronoun: «la», «it». */
  it: string | undefined;
  gender: 'm' | 'f' | undefined;
  isPlural: boolean;
  isService?: boolean;
}

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('es') + text.slice(1);
const bare = (name: string, your: string): Mention => ({
  the: name,
  a: undefined,
  your: `${your} ${name}`,
  our: undefined,
  this: undefined,
});

/** Names of one word, and names that begin as the company does, are brands unless the list of nouns knows them. */
function isSpanishNoun(name: string, phrase: NounPhrase, company: string): boolean {
  if (phrase.gender === undefined) return false;
  const first = fold(phrase.head);
  // «Queso curado» of «Queso Pastor» is described; «Relevo Turnos» of «Relevo» is called.
  const isDescribed = /^\S+\s+\p{Ll}/u.test(name.trim());
  const isCompany = fold(company).split(/\s+/u)[0] === first && !isDescribed;
  const isKnown = listedNouns.has(phrase.head.toLocaleLowerCase('es')) || /^\p{Ll}/u.test(name);
  return isKnown || (!isCompany && /\s/u.test(name.trim()));
}

function spanish(name: string, company: string, register: Register) {
  const phrase = readNounPhrase(name);
  const your = register === 'informal' ? 'tu' : 'su';
  const isPlural = phrase.isPlural;
  if (!isSpanishNoun(name, phrase, company)) {
    return { mention: bare(name, isPlural ? `${your}s` : your), gender: undefined, isPlural: false, phrase };
  }
  const small = readNounPhrase(lowerFirst(name));
  const called: NounPhrase = { ...small, gender: phrase.gender, isPlural };
  const mention: Mention = {
    the: withDeterminer('definite', called) ?? name,
    a: withDeterminer('indefinite', called),
    your: withDeterminer(register === 'informal' ? 'your' : 'yourFormal', called) ?? name,
    our: withDeterminer('our', called),
    this: withDeterminer('this', called),
  };
  return { mention, gender: phrase.gender, isPlural, phrase };
}

const singularOf = (word: string) =>
  word
    .replace(/ies$/u, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/u, '')
    .replace(/(?<!s)s$/u, '')
    .replace(/(?<=(?:kni|lo|shel))ve$/u, 'fe');

/** The last word before a preposition, a comma or a number heads an English name: «set» in «Set of three bowls». */
export function englishHead(name: string): string {
  const whole =
    name
      .replace(/^end of /iu, '')
      .split(/\s+(?:for|with|without|of|in|at|on|per|from|to|by|-|–|\|)\s+|,|\(|\s[–-]\s|\s\d/iu)[0] ?? name;
  // «Salt and pepper mill» is one thing, «sofa and footstool» are two.
  const [first = whole, ...others] = whole.split(/\s+(?:and|&)\s+/iu);
  const isThing = (text: string) => englishNouns.has(singularOf(fold(text.split(/\s+/u).at(-1) ?? '')));
  const before = others.length > 0 && !isThing(first) && isThing(others.at(-1) ?? '') ? whole : first;
  return (
    before
      .trim()
      .split(/\s+/u)
      .at(-1)
      ?.replace(/[^\p{L}-]/gu, '') ?? ''
  );
}

const brand = (name: string): Mention => ({ ...bare(name, ''), your: name });

const isMassNoun = (head: string) => englishMass.has(head);

/** What is done for a buyer, and takes no article: «office cleaning», «pallet transport». */
const isServiceNoun = (head: string) =>
  /^(?:transport|haulage|hire|photography|research|surgery|payroll|storage|insurance|advice|accountancy|maintenance|repair|childcare|tuition)$/u.test(
    head,
  ) ||
  (/.{3}ing$/u.test(head) &&
    !englishNouns.has(head) &&
    !/^(?:sling|spring|string|earring|lighting|clothing|painting|pudding|railing|ceiling)$/u.test(head));

/** A service as texts go on about it: «house cleaning» in «Weekly house cleaning», «bookkeeping». */
const shortService = (name: string) =>
  (name.split(/\s+(?:for|with|without|of|in|at|on|per|from|to|by|and|&)\s+|,|\(/iu)[0] ?? name)
    .split(/\s+/u)
    .slice(-2)
    .join(' ');

/** Only its first word has a capital. */
const isSentenceCase = /^\p{Lu}[\p{Ll}-]+(?:[\s,-]+[\p{Ll}\p{N}&×-]+)*$/u;
/** First words of names that are names themselves. */
const properName =
  /^(?:English|Irish|Scottish|Welsh|British|Cornish|French|Dutch|German|Swiss|Swedish|Danish|Norwegian|Finnish|Polish|Spanish|Italian|Greek|Turkish|Persian|Indian|Chinese|Japanese|Korean|Thai|Mexican|American|Moroccan|African|Scandinavian|Nordic|Victorian|Georgian|Edwardian|Aran|Shetland|Harris|Windsor|Panama|Oxford|Chesterfield|Christmas|Easter|Bluetooth|Sunday|Persian|Egyptian|Belgian|Alpine)\b/u;

/** A model before what it is: «Lumbo 2 ergonomic chair». */
const modelBefore = /^\p{Lu}[\p{L}-]*\s\d\S*\s(?:[\p{Ll}-]+\s)*(\p{Ll}+)$/u;

const service = (name: string): Mention => ({
  the: name,
  a: name,
  your: `your ${name}`,
  our: `our ${name}`,
  this: undefined,
});

function english(name: string, company: string) {
  const head = fold(englishHead(name));
  const isPair = englishPairs.has(head);
  const isService = isServiceNoun(head);
  // A name that ends in a small word is a description: «Country sourdough», «penetration test».
  const isDescribed =
    /^(?:\p{Lu}\p{Ll}*[\s-]|\p{Ll}+\s)/u.test(name) && new RegExp(`(?:^|[\\s-])${head}`, 'u').test(name);
  const isKnown =
    englishNouns.has(head) || isPair || englishNouns.has(singularOf(head)) || isService || isDescribed;
  const isOurs = fold(name).startsWith(`${fold(company).split(/\s+/u)[0] ?? ''} `) && company !== '';
  const isPlural = isPair || (/s$/u.test(head) && !/ss$/u.test(head) && !englishNouns.has(head));
  const [, described] = isOurs ? [] : (modelBefore.exec(name) ?? []);
  if (!isKnown && described !== undefined && englishNouns.has(fold(described)))
    return {
      mention: englishMention(name, false, false),
      isPlural: false,
      head: undefined,
      isService: false,
    };
  if (!isKnown || isOurs) return { mention: brand(name), isPlural: false, head: undefined, isService: false };
  const hasArticle = /^(?:the|a|an|my|your|our)\s/iu.test(name);
  if (hasArticle) return { mention: bare(name, 'your'), isPlural, head: undefined, isService: false };
  const called = isSentenceCase.test(name) && !properName.test(name) ? lowerFirst(name) : name;
  if (isService) return { mention: service(called), isPlural: false, head: shortService(called), isService };
  return { mention: englishMention(called, isPlural, isMassNoun(head)), isPlural, head, isService: false };
}

const englishMention = (name: string, isPlural: boolean, isMass: boolean): Mention => ({
  the: `the ${name}`,
  a: isPlural || isMass ? name : `${article(name)} ${name}`,
  your: `your ${name}`,
  our: `our ${name}`,
  this: `${isPlural ? 'these' : 'this'} ${name}`,
});

interface Called {
  mention: Mention;
  gender?: 'm' | 'f' | undefined;
  isPlural: boolean;
}

/** Verbs and adjectives agree with one name, so that a short name of another gender or number is the only one. */
const agreeing = <Name extends Called>(full: Name, short: Name | undefined): Name =>
  short && (short.gender !== full.gender || short.isPlural !== full.isPlural) ? short : full;

/** Two words of which the first is no matter are one thing: a «bath bomb» is no bomb. */
const isCompound = (name: string) => {
  const [first = '', ...others] = name.split(' ');
  return others.length === 1 && !englishMatter.has(fold(first)) && !/(?:ed|en|ic|al|ful|ous)$/u.test(first);
};

function englishMentions(name: string, shortName: string | undefined, company: string): Mentions {
  const called = shortName ? english(shortName, company) : undefined;
  const full = agreeing(english(name, company), called);
  const { isPlural, isService, head } = full;
  const byHead = () => {
    if (isService && head) return service(head);
    const isShorter = head && head !== fold(name) && !isCompound(name);
    return isShorter ? englishMention(head, isPlural, isMassNoun(head)) : full.mention;
  };
  const short = called ? called.mention : byHead();
  return { full: full.mention, short, it: isPlural ? 'them' : 'it', gender: undefined, isPlural, isService };
}

function spanishMentions(name: string, shortName: string | undefined, company: string, register: Register) {
  const called = shortName ? spanish(shortName, company, register) : undefined;
  const full = agreeing(spanish(name, company, register), called);
  const { gender, isPlural, phrase } = full;
  const head = gender ? phrase.head.toLocaleLowerCase('es') : undefined;
  const byHead = () =>
    head && phrase.text.split(' ').length > 1 && /^\p{L}/u.test(head)
      ? spanish(head, '', register).mention
      : full.mention;
  const it = gender && `${gender === 'f' ? 'la' : 'lo'}${isPlural ? 's' : ''}`;
  return { full: full.mention, short: called ? called.mention : byHead(), it, gender, isPlural };
}

/** How the texts of a set call a product. */
export function mentionsOf(
  { name, shortName }: { name: string; shortName?: string | undefined },
  company: string,
  language: Language,
  register: Register,
): Mentions {
  const whole = name.trim().replace(/\s+/gu, ' ');
  return language === 'en'
    ? englishMentions(whole, shortName, company)
    : spanishMentions(whole, shortName, company, register);
}
