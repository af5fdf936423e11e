/** The offerings that save work or help to decide. */
export const agentOfferings = [
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

/** The offerings of the catalogue, in its order. */
export const offerings = ['defi-income', ...agentOfferings] as const;
/** An offering by its name in addresses. */
export type Offering = (typeof offerings)[number];

/**
 * The topics that a link can preselect in the contact form: an offering, a product by the name of its page,
 * or custom work.
 */
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
