import { PagePicture, PostPicture } from '@/features/marketing/assets/shown-pictures';
import { CampaignsScreen } from '@/features/marketing/campaigns/campaigns-screen';
import { PiecePartsContext } from '@/features/marketing/campaigns/piece-parts';
import { OfferedWording } from '@/features/marketing/contents/versions/offered-wording';
import { Writers } from '@/features/marketing/contents/versions/writers';
import { GoLiveButton } from '@/features/marketing/going-live/go-live-button';
import type { ListedCompany } from '@/features/marketing/reads';
import { lazyPart } from '@/lib/lazy-part';

const Versions = lazyPart(
  async () => (await import('@/features/marketing/contents/versions/versions-dialog')).VersionsDialog,
);

const parts = { Versions, OfferedWording, Writers, PostPicture, PagePicture };

/** The second step of a company: its campaigns, with the versions that the library holds of them and the pictures that are made for them. */
export const CampaignsStep = ({ company }: { company: ListedCompany }) => (
  <PiecePartsContext value={parts}>
    <CampaignsScreen company={company} GoLive={GoLiveButton} />
  </PiecePartsContext>
);
