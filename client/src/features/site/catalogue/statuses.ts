import { type Offering, offerings } from '@/lib/address/topics';

export const statusNames = ['open', 'developing', 'onRequest'] as const;
export type Status = (typeof statusNames)[number];

/**
 * Where each solution stands. The home page, the page of the solutions, the product pages, the structured data and the
 * legal notice read it from here when they are rendered.
 */
export const statuses: Record<Offering, Status> = {
  'swot-analysis': 'open',
  'sales-agent': 'open',
  'break-even': 'open',
  'web-builder': 'developing',
  'defi-income': 'onRequest',
  'network-optimiser': 'onRequest',
  'voice-control': 'onRequest',
  'ai-workers': 'onRequest',
  'rpa-studio': 'onRequest',
  'business-management': 'onRequest',
  'seniors-companion': 'onRequest',
};

/** Where the products stand that are no solution of the catalogue. */
export const productStatuses = {
  AlgorithmIA: 'developing',
  ConsultIA: 'onRequest',
} as const satisfies Record<string, Status>;

/** The offerings of a status, in the order of the catalogue. */
export const offeringsOf = (status: Status): Offering[] =>
  offerings.filter((offering) => statuses[offering] === status);

/** Open solutions of which a part is still in development. */
const withComingPart = ['sales-agent'] as const;
type WithComingPart = (typeof withComingPart)[number];

export const hasComingPart = (offering: Offering): offering is WithComingPart =>
  statuses[offering] === 'open' && withComingPart.some((one) => one === offering);
