import { useQueries, useQuery } from '@tanstack/react-query';
import { isKindOf } from '@shared/marketing/campaigns/kinds';
import { likelyPicture } from '../../assets/likely-picture';
import { pictureAddress, picturesOf } from '../../assets/reads';
import { allCampaignsOf, type LandingPage } from '../reads';

/** A picture that was made for a page, or for the posts that begin as it does; nothing where none is. Decorative. */
export function PageThumb({ page }: { page: LandingPage }) {
  const { data } = useQuery(allCampaignsOf(page.marketingCompanyId));
  const own = data?.rows.find(({ id }) => id === page.campaignId);
  const alike = (data?.rows ?? []).filter(
    ({ setId, angle, approvedVersion, type }) =>
      setId === own?.setId && angle === own?.angle && approvedVersion !== null && !isKindOf(type, 'mail'),
  );
  const found = useQueries({ queries: alike.map(({ id }) => picturesOf(id)) });
  const [picture] = found.flatMap((one) => (one.data && likelyPicture(one.data)) ?? []);
  if (!picture) return null;
  return (
    <img
      src={pictureAddress(picture.id)}
      alt=""
      className="size-36 shrink-0 rounded-control border border-line object-cover max-sm:size-18"
    />
  );
}
