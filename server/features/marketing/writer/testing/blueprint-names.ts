import { networks } from '../../../../../shared/marketing/channels/networks';

const numbered = [
  ...['voice', 'includes', 'item', 'how', 'different', 'proof', 'fact', 'loose', 'q', 'ask', 'a'],
  ...['told', 'head'],
] as const;
const single = [
  ...['thing', 'noun', 'short', 'name', 'kind', 'who', 'includesAll', 'case'],
  ...['offer', 'offerLine', 'until', 'price', 'priceShort', 'pricesLine'],
  ...['company', 'where', 'phone', 'web', 'customers', 'place', 'button', 'ask', 'askLong', 'after'],
  ...['lead', 'leadAnswer', 'leadFact'],
  // One result, under `# result`.
  ...['can', 'clause', 'we'],
  // Sentences under `# said`.
  ...[
    'what',
    'whatElse',
    'whatToo',
    'whom',
    'whomIt',
    'sign',
    'priced',
    'parts',
    'included',
    'inside',
    'works',
  ],
  ...['questions', 'trust', 'proofAlone', 'asks', 'postAsk', 'more', 'byForm', 'label', 'bio'],
] as const;

const slots = new Set<string>([
  ...numbered.flatMap((name) => Array.from({ length: 8 }, (_, index) => `${name}${index + 1}`)),
  ...single,
]);

/** Whether a name in braces is a slot; `{Thing}` is `{thing}` at the start of a sentence. */
export const isSlot = (name: string): boolean => slots.has(name.slice(0, 1).toLowerCase() + name.slice(1));

/** What a condition may ask. */
export const conditionNames = new Set<string>([
  ...[...slots, ...numbered, ...networks],
  ...[
    'doubts',
    'details',
    'prices',
    'result',
    'goal',
    'plain',
    'several',
    'sober',
    'onRequest',
    'from',
    'free',
  ],
  ...['thin', 'plural', 'agrees', 'echo', 'article', 'named', 'link', 'online', 'elsewhere', 'ownLabel'],
  ...['formal', 'I'],
]);
