import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import type { Angle, CampaignType } from '../../../../shared/marketing/campaigns/scales';
import type { Act } from '../../../platform/acts/act';
import { engineWriter } from '../campaigns/engine-writer';
import { approve } from '../campaigns/pieces/approve';
import { findMaterial } from '../campaigns/pieces/campaigns.queries';
import { lockCampaign } from '../campaigns/pieces/change-piece';
import { isWarning } from '../campaigns/pieces/findings';
import { setInput } from '../campaigns/sets/set-input';
import { lockSet, queueSet, type StoredSet, updateSet } from '../campaigns/sets/set-writing.queries';
import { createCampaign } from '../campaigns/sets/store-piece';
import type { DemoCampaigns } from './demo-month';

const nameOf: Record<CampaignType, keyof DemoCampaigns> = {
  'social media': 'social',
  'landing page': 'landing',
  email: 'email',
};

/** Writes a set for the consumers of a product; resolves to its campaigns. */
export async function writeDemoSet(act: Act, productId: number): Promise<DemoCampaigns> {
  const { tx, doing } = act;
  const { owner, at } = doing;
  const material = await findMaterial(tx, owner, productId);
  if (!material) throw new Error('The product of the demo set is not there');
  const { marketingCompanyId, language } = material.product;
  const asked = { marketingCompanyId, productId, language, audience: 'B2C', goal: 'buy' } as const;
  const id = (await queueSet(tx, owner, { ...asked, wording: firstWording }, at)) as number;
  const set = (await lockSet(tx, owner, id)) as StoredSet;
  const composed = engineWriter.compose(setInput(material, set, at));
  if ('unwritten' in composed) throw new Error(`The demo set lacks ${composed.unwritten}`);
  const campaigns: { [type in keyof DemoCampaigns]: Partial<Record<Angle, number>> } = {
    ...{ social: {}, email: {}, landing: {} },
  };
  for (const { angle, piece } of composed.pieces) {
    const written = { angle, piece, engine: 'template' } as const;
    campaigns[nameOf[piece.type]][angle] = await createCampaign(act, set, written, material);
  }
  await updateSet(tx, owner, id, { status: 'ready', engineVersion: engineWriter.version, updatedAt: at });
  return campaigns as DemoCampaigns;
}

/** Approves what goes out: every post, a page and two mails; the others are left for whoever looks at the demo. */
export async function approveDemoSet(act: Act, { social, landing, email }: DemoCampaigns): Promise<void> {
  const chosen = [...Object.values(social), landing.outcome, email.outcome, email.proof];
  for (const id of chosen) {
    const findings = await approve(act, await lockCampaign(act, id), async () => engineWriter);
    if (findings.some((finding) => !isWarning(finding))) throw new Error('A demo piece has errors');
  }
}
