import type { Fact } from '../shape';

/** Questions that the rest of a fact answers, by what the fact speaks of; `{label}` is the side of a pair. */
export const asked: readonly (readonly [RegExp, string])[] = [
  [/\d\s?(?:g|kg|oz|lb|lbs|grams|kilos)\b/iu, 'How much [does/do] {the} weigh?'],
  [/\d\s?(?:cm|mm|in|inch|inches|ft|m)\b/iu, 'What are the measurements of {the}?'],
  [/\d\s?(?:l|ml|cl|litres|liters)\b/iu, 'How much [does/do] {the} hold?'],
  [/\b(?:guarante|warrant)/iu, 'What guarantee [does/do] {the} have?'],
  [/\b(?:deliver|shipping|ships)/iu, 'How [does/do] {the} arrive?'],
  [/\b(?:wash|dry clean)/iu, 'How do I wash {the}?'],
  [
    /\b(?:made|woven|knitted|built|crafted|baked|roasted|grown) (?:by hand )?in\b/iu,
    'Where [is/are] {the} made?',
  ],
  [
    /\b(?:cotton|wool|linen|silk|leather|steel|wood|oak|glass|ceramic|clay|silver|bamboo|canvas|denim)\b/iu,
    'What [is/are] {the} made of?',
  ],
  [/\b(?:order|reserve|book)\b/iu, 'How do I order {the}?'],
  [/\b(?:sizes?)\b/iu, 'Which sizes are there of {the}?'],
  [/\b(?:colou?rs?)\b/iu, 'What colour [is/are] {the}?'],
  [/\b(?:battery|batteries)\b/iu, 'What about the battery of {the}?'],
  [/\b(?:repair|spare)/iu, 'What if {the} [breaks/break]?'],
  [/\b(?:support|help desk|assistance)\b/iu, 'Who answers questions about {the}?'],
];

/** The question for a fact that is a pair. */
export const askedOfPair = [
  'What about {label}?',
  'And {label}?',
  'What is there to say about {label}?',
] as const;

export const askedOfPrice = [
  'How much [is/are] {the}?',
  'What [does/do] {the} cost?',
  'What is the price of {the}?',
  'How much do I pay for {the}?',
] as const;

/** Questions that any fact answers. */
export const askedOfAny = [
  'What should I know about {the}?',
  'What else is there to know about {the}?',
  'What is {the} in one line?',
  'What do people overlook about {the}?',
  'Anything else about {the}?',
  'Which detail of {the} is easy to miss?',
  'What facts are there about {the}?',
  'What more is known about {the}?',
  'What should I look for in {the}?',
  'What should I keep in mind with {the}?',
  'Is there more to say about {the}?',
  'What does the sheet say of {the}?',
] as const;

/** Titles of a benefit whose fact is too long for one. */
export const titles: Record<Fact, readonly string[]> = {
  feature: ['In detail', 'How it is made', 'What goes into it', 'Up close', 'On the label'],
  advantage: ['In use', 'Day to day', 'What you notice', 'In practice', 'What stays'],
  proof: ['On record', 'The facts', 'See for yourself', 'In writing', 'What backs it'],
  offer: ['The terms', 'How it works', 'The offer', 'Before you order', 'To begin with'],
};

/** Titles for search engines, the longest that fits is taken. */
export const seoTitles = [
  '{name}: {f}',
  '{name}, {price} | {company}',
  '{name} | {company}',
  '{name}, {price}',
  '{name}',
];

/** Headlines of ads that need nothing but the product. */
export const adHeadlines = [
  '{name}',
  '{the}, {price}',
  'For {price}',
  '{the}, up close',
  '{company}',
  '{the}',
  'Facts first',
  'Point by point',
  'All on one page',
  'A minute to read',
  'Down to the details',
];

export const consents = [
  'I would like messages from {company} about {the}.',
  '{company} may write to me about {the}.',
  'Yes, {company} may send me messages about {the}.',
];
