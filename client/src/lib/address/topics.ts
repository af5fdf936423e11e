/** The offerings of the catalogue, in its order. */
export const offerings = [
  'defi-income',
  'sales-agent',
  'web-builder',
  'network-optimiser',
  'swot-analysis',
  'voice-control',
  'ai-workers',
  'rpa-studio',
  'business-management',
  'seniors-companion',
  'break-even',
] as const;
/** An offering by its name in addresses. */
export type Offering = (typeof offerings)[number];

/** What a visitor can ask about by following a link: an offering, a product by its page's name, or work to measure. */
export const topics = [
  ...offerings,
  'consultia',
  'algorithmia',
  'webia',
  'comerzia',
  'smartboxai',
  'custom',
] as const;
/** A topic by its name in addresses. */
export type Topic = (typeof topics)[number];
