import { signInAddress } from '@/lib/session/next-address';
import { portals } from '@shared/addresses/portals';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { agentOfferings, type Offering } from '@/lib/address/topics';

/** The offerings in two groups: those that save work or help to decide, and those that put digital assets to work. */
export const offeringGroups = {
  agents: agentOfferings,
  finance: ['defi-income'],
} as const satisfies Record<string, readonly Offering[]>;

export type OfferingGroup = keyof typeof offeringGroups;
export const offeringGroupNames = Object.keys(offeringGroups) as OfferingGroup[];

/** The offerings that have their own page. */
export const offeringPages = {
  'sales-agent': addressOf(sitePages.comerzia),
  'web-builder': addressOf(sitePages.webia),
  'network-optimiser': addressOf(sitePages.smartboxai),
  'swot-analysis': signInAddress(portals.consultia.signIn, portals.consultia.home),
  'break-even': addressOf(sitePages.breakEven),
} as const satisfies Partial<Record<Offering, string>>;

export const hasPage = (offering: Offering): offering is keyof typeof offeringPages =>
  offering in offeringPages;
