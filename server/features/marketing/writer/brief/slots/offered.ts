/** Heads of English nouns of which nobody offers “a”: what cannot be counted, but for what ends in “-ing”. */
const uncounted = new Set(
  (
    'accounting advice art beer bread care cheese cider clothing coffee equipment firewood food fuel fulfilment ' +
    'fulfillment furniture gin help hire honey insurance jewellery jewelry law maintenance meat milk music pottery ' +
    'probate protection security software sourdough storage support tea therapy transport tuition wine wood work yoga'
  ).split(' '),
);

/** “an hour”, but “a uniform”; “an MOT” is spelled out. */
const vowel = /^(?:[aeiou]|hour|honest|heir)/iu;
const asConsonant = /^(?:eu|ew|one|uni|use|usu)/iu;
const spelled = /^[AEFHILMNORSX]\p{Lu}+(?!\p{L})/u;

/** A thing that is offered, in English: “an annual boiler service”, “chimney sweeping”, “driving lessons”. */
export function offered(noun: string, article: string | undefined, number: 'singular' | 'plural'): string {
  const head =
    noun
      .toLowerCase()
      .split(/\s(?:by|for|from|in|of|on|to|with)\s/u)[0]
      ?.split(/\s+/u)
      .at(-1) ?? '';
  const isCounted = article && number === 'singular' && !head.endsWith('ing') && !uncounted.has(head);
  if (!isCounted) return noun;
  const isVowel = spelled.test(noun) || (!asConsonant.test(noun) && vowel.test(noun));
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}
