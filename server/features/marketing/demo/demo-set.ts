import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import type { Act } from '../../../platform/acts/act';
import { engineWriter } from '../campaigns/engine-writer';
import { approve } from '../campaigns/pieces/approve';
import { findMaterial } from '../campaigns/pieces/campaigns.queries';
import { lockCampaign } from '../campaigns/pieces/change-piece';
import { setInput } from '../campaigns/sets/set-input';
import { lockSet, queueSet, type StoredSet, updateSet } from '../campaigns/sets/set-writing.queries';
import { createCampaign } from '../campaigns/sets/store-piece';

/** Writes a set for the consumers of a product, and approves its first piece. */
export async function writeDemoSet(act: Act, productId: number): Promise<void> {
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
  const campaigns: number[] = [];
  for (const { angle, piece } of composed.pieces) {
    campaigns.push(await createCampaign(act, set, { angle, piece, engine: 'template' }, material));
  }
  const [first] = campaigns;
  if (first !== undefined) await approve(act, await lockCampaign(act, first), async () => engineWriter);
  await updateSet(tx, owner, id, { status: 'ready', engineVersion: engineWriter.version });
}
