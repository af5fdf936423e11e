import { fold } from '../../../grammar/words/fold';
import { bare, lowerFirst, type Mention } from './called';
import { article } from './english-articles';
import { englishHead, isServiceNoun, shortService, singularOf } from './english-head';
import { englishMass, englishMatter, englishNouns, englishPairs } from './english-nouns';

const brand = (name: string): Mention => ({ ...bare(name, ''), your: name });

const isMassNoun = (head: string) => englishMass.has(head);

/** Only its first word has a capital. */
const isSentenceCase =
  /^\p{Lu}[\p{Ll}-]+(?:(?:[\s,]|(?=[\p{N}&×])(?<=[\p{Ll}-]-[\p{Ll}-]*)[\p{N}&×])[\p{Ll}\p{N}&×\s,-]*)?(?<![\s,])$/u;
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

/** A name of one small word is no brand: "cabin", "groom". */
const isCommonNoun = (name: string, head: string) =>
  /^\p{Ll}+$/u.test(name) && !englishMass.has(head) && !/(?:ing|tion|ment|ance|ence)$/u.test(head);

/** How an English name is called in a sentence. */
export function english(name: string, company: string, shortName = '') {
  const head = fold(englishHead(name));
  const isPair = englishPairs.has(head);
  const isService = isServiceNoun(head);
  // A name that ends in a small word is a description: «Country sourdough», «penetration test».
  const isDescribed =
    /^(?:\p{Lu}\p{Ll}*[\s-]|\p{Ll}+\s)/u.test(name) && new RegExp(`(?:^|[\\s-])${head}`, 'u').test(name);
  const isKnown =
    isCommonNoun(name, head) ||
    englishNouns.has(head) ||
    isPair ||
    englishNouns.has(singularOf(head)) ||
    isService ||
    isDescribed;
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
  // «Breeze folding e-bike», called «Breeze», begins with a name.
  const isNamed = /^\p{Lu}\p{Ll}+$/u.test(shortName) && name.startsWith(`${shortName} `);
  const isBrand = isNamed && !englishNouns.has(fold(shortName));
  const called = isSentenceCase.test(name) && !properName.test(name) && !isBrand ? lowerFirst(name) : name;
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

/** Two words of which the first is no matter are one thing: a «bath bomb» is no bomb. */
const isCompound = (name: string) => {
  const [first = '', ...others] = name.split(' ');
  return others.length === 1 && !englishMatter.has(fold(first)) && !/(?:ed|en|ic|al|ful|ous)$/u.test(first);
};

/** How a product is called once it is known, without a short name. */
export function englishShort(
  name: string,
  { mention, head, isPlural, isService }: ReturnType<typeof english>,
): Mention {
  if (isService && head) return service(head);
  const isShorter = head && head !== fold(name) && !isCompound(name);
  return isShorter ? englishMention(head, isPlural, isMassNoun(head)) : mention;
}
