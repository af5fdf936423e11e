import type { Language } from '../../../../../shared/languages';
import { networks } from '../../../../../shared/marketing/channels/networks';

const numbered = [
  ...['voice', 'can', 'clause', 'we', 'includes', 'how', 'different', 'proof', 'loose', 'q', 'a'],
  ...['fact', 'ask', 'told', 'head', 'act', 'you', 'also', 'do', 'youWe', 'alsoWe', 'doWe'],
  ...['about', 'aboutCan', 'aboutClause', 'aboutWe', 'item', 'claim', 'rate', 'aside'],
] as const;
const single = [
  ...[
    'thing',
    'noun',
    'short',
    'name',
    'kind',
    'who',
    'includesLine',
    'proofLine',
    'case',
    'offer',
    'offerLine',
    'includesAll',
  ],
  ...['until', 'price', 'priceShort', 'pricesLine', 'company', 'where', 'phone', 'web', 'customers', 'place'],
  ...['button', 'ask', 'askLong', 'after', 'lead', 'leadAnswer', 'leadFact', 'kindRest', 'kindNoun', 'call'],
  ...['companyOn', 'callTime', 'own', 'wish', 'leadAlone', 'leadWhole'],
  ...['youLead', 'alsoLead', 'doLead', 'withLead', 'withFirst', 'aNoun', 'strong'],
  // Sentences under `# said`.
  ...['what', 'whatElse', 'whatToo', 'sign', 'whom', 'whomIt', 'whomOnly', 'priced', 'included', 'inside'],
  ...['label', 'bio', 'proofAlone', 'byForm', 'questions'],
] as const;

const slots = new Set<string>([
  ...numbered.flatMap((name) => Array.from({ length: 8 }, (_, index) => `${name}${index + 1}`)),
  ...single,
]);

/** Whether a name in braces is a slot of a language; `{Thing}` is `{thing}` at the start of a sentence. */
export function isSlot(name: string, language: Language): boolean {
  const lower = name.slice(0, 1).toLowerCase() + name.slice(1);
  return slots.has(lower) || (language === 'es' && (lower === 'ofthing' || lower === 'tothing'));
}

/** What a condition may ask. */
export const conditionNames = new Set<string>([
  ...[...slots, ...numbered, ...networks],
  ...['doubts', 'details', 'prices', 'result', 'several', 'sober', 'onRequest', 'from', 'free', 'goal'],
  ...['thin', 'plural', 'link', 'named', 'headline', 'agrees', 'kindFor', 'placed', 'plain', 'I', 'formal'],
  ...['echo', 'again', 'first', 'business', 'online', 'elsewhere', 'remote', 'definite'],
  ...['article', 'brand', 'long', 'rings', 'vague', 'either', 'clicks', 'kindPlace', 'kindShort'],
  ...['titled', 'titledPlace', 'cliticCan', 'bareProof', 'reserves', 'leadLeans', 'weaker'],
  ...['clitic', 'same', 'onSite', 'people', 'ownLabel', 'anchor', 'leans', 'byCall', 'person'],
]);
