import { PagePicture, PostPicture } from '@/features/marketing/assets/shown-pictures';
import { CampaignsScreen } from '@/features/marketing/campaigns/campaigns-screen';
import { PiecePartsContext } from '@/features/marketing/campaigns/piece-parts';
import type { Campaign } from '@/features/marketing/campaigns/reads';
import { useLivePages } from '@/features/marketing/capture/pages/use-live-pages';
import { ContentStatus } from '@/features/marketing/contents/content-status';
import { LivePages } from '@/features/marketing/contents/live-pages';
import { OfferedWording } from '@/features/marketing/contents/versions/offered-wording';
import { Writers } from '@/features/marketing/contents/versions/writers';
import { GoLiveButton } from '@/features/marketing/going-live/go-live-button';
import { PostTimes, SchedulePost, WaitingPost } from '@/features/marketing/publications/post-times';
import { MailGoesOut } from '@/features/marketing/sequences/mail-goes-out';
import { contentTypeOf } from '@shared/marketing/campaigns/versions/scales';
import { isKindOf } from '@shared/marketing/campaigns/kinds';
import type { ListedCompany } from '@/features/marketing/reads';
import { lazyPart } from '@/lib/lazy-part';

const Versions = lazyPart(
  async () => (await import('@/features/marketing/contents/versions/versions-dialog')).VersionsDialog,
);

/** How far a campaign is: that its page is live, or its post waits for its owner, is more than that it is running. */
const Status = ({ campaign }: { campaign: Campaign }) => (
  <WaitingPost campaign={campaign}>
    <ContentStatus
      content={{ campaignId: campaign.id, status: campaign.status, type: contentTypeOf(campaign.type) }}
    />
  </WaitingPost>
);

/** When a post goes out, or by what an email does. */
const Times = ({ campaign }: { campaign: Campaign }) =>
  isKindOf(campaign.type, 'mail') ? <MailGoesOut campaign={campaign} /> : <PostTimes campaign={campaign} />;

const parts = {
  Status,
  Versions,
  OfferedWording,
  Writers,
  Times,
  Schedule: SchedulePost,
  PostPicture,
  PagePicture,
};

/** The second step of a company: its campaigns, with what later rooms know of them: versions, times, pictures, live pages. */
export const CampaignsStep = ({ company }: { company: ListedCompany }) => (
  <LivePages value={useLivePages(company.id)}>
    <PiecePartsContext value={parts}>
      <CampaignsScreen company={company} GoLive={GoLiveButton} />
    </PiecePartsContext>
  </LivePages>
);
