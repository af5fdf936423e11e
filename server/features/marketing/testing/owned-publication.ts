import { eq } from 'drizzle-orm';
import { marketingChannels } from '../../../../shared/marketing/channels/tables';
import {
  marketingContents,
  marketingContentVersions,
} from '../../../../shared/marketing/campaigns/versions/tables';
import {
  marketingPublicationAttempts,
  marketingPublications,
} from '../../../../shared/marketing/publications/tables';
import type { Act } from '../../../platform/acts/act';
import { makeLink } from '../links/make-link';

interface Given {
  company: number;
  campaign: number;
}

/** A post that failed on a channel, with the call in its ledger; resolves to the ids of publication and channel. */
export async function ownedPublication({ tx, doing }: Act, { company, campaign }: Given): Promise<number[]> {
  const { owner, at } = doing;
  const of = { userId: owner, marketingCompanyId: company, createdAt: at, updatedAt: at };
  const [channel] = await tx
    .insert(marketingChannels)
    .values({ ...of, network: 'webhook', name: 'Web' })
    .returning({ id: marketingChannels.id });
  const channelId = channel?.id as number;
  const [version] = await tx
    .select({ id: marketingContentVersions.id })
    .from(marketingContentVersions)
    .innerJoin(marketingContents, eq(marketingContents.id, marketingContentVersions.contentId))
    .where(eq(marketingContents.campaignId, campaign));
  const link = { companyId: company, target: 'https://espiga.example', campaignId: campaign, channelId };
  const [publication] = await tx
    .insert(marketingPublications)
    .values({
      ...of,
      campaignId: campaign,
      channelId,
      contentVersionId: version?.id as number,
      linkCode: await makeLink(tx, owner, link, at),
      key: `key ${owner}`,
      status: 'failed',
      wall: '2026-05-04T10:00',
      zone: 'Europe/Madrid',
      dueAt: at,
    })
    .returning({ id: marketingPublications.id });
  const publicationId = publication?.id as number;
  await tx
    .insert(marketingPublicationAttempts)
    .values({ userId: owner, publicationId, kind: 'publish', startedAt: at, outcome: 'refused' });
  return [publicationId, channelId];
}
