import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import { campaignKinds, campaignTypes } from '../../../../shared/marketing/campaigns/kinds';
import type { Angle } from '../../../../shared/marketing/campaigns/scales';
import type { Act } from '../../../platform/acts/act';
import { composer } from '../writer/composer';
import { approve } from '../campaigns/pieces/approve';
import { findMaterial } from '../campaigns/pieces/material.queries';
import { lockCampaign } from '../campaigns/pieces/change-piece';
import { isWarning } from '../campaigns/pieces/findings';
import { setInput } from '../campaigns/sets/set-input';
import { lockSet, queueSet, type StoredSet, updateSet } from '../campaigns/sets/set-writing.queries';
import { createCampaign } from '../campaigns/sets/store-piece';
import type { DemoCampaigns } from './demo-month';

/** Writes a set for the consumers of a product, with the goal of its brief; resolves to its campaigns. */
export async function writeDemoSet(act: Act, productId: number): Promise<DemoCampaigns> {
  const { tx, doing } = act;
  const { owner, at } = doing;
  const material = await findMaterial(tx, owner, productId);
  if (!material) throw new Error('The product of the demo set is not there');
  const { marketingCompanyId, language } = material.product;
  const goal = material.product.goal?.goal ?? 'buy';
  const asked = { marketingCompanyId, productId, language, audience: 'B2C', goal } as const;
  const id = (await queueSet(tx, owner, { ...asked, wording: firstWording }, at)) as number;
  const set = (await lockSet(tx, owner, id)) as StoredSet;
  const composed = composer.compose(setInput(material, set, at));
  if ('unwritten' in composed) throw new Error(`The demo set lacks ${composed.unwritten}`);
  const campaigns = {} as { [Kind in keyof DemoCampaigns]: Partial<Record<Angle, number>> };
  for (const type of campaignTypes) campaigns[campaignKinds[type].handle] = {};
  for (const { angle, piece } of composed.pieces) {
    const written = { angle, piece, engine: 'template' } as const;
    campaigns[campaignKinds[piece.type].handle][angle] = await createCampaign(act, set, written, material);
  }
  await updateSet(tx, owner, id, { status: 'ready', engineVersion: composer.version, updatedAt: at });
  return campaigns as DemoCampaigns;
}

/** What goes out of the Spanish set: every post, a page and two mails; the others wait for whoever looks at the demo. */
export const goingOut = ({ social, landing, email }: DemoCampaigns): number[] => [
  ...Object.values(social),
  landing.outcome,
  email.outcome,
  email.proof,
];

/** The pieces of the angles that are finished. */
export const ofAngles = ({ social, landing, email }: DemoCampaigns, finished: readonly Angle[]): number[] =>
  finished.flatMap((angle) => [email[angle], social[angle], landing[angle]]);

/** Approves pieces, which have no errors. */
export async function approveAll(act: Act, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const findings = await approve(act, await lockCampaign(act, id));
    const error = findings.find((finding) => !isWarning(finding));
    if (error) throw new Error(`A demo piece has an error: ${error.code} at ${error.at}`);
  }
}
