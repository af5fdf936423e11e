import { useQueries, useQuery } from '@tanstack/react-query';
import { isKindOf } from '@shared/marketing/campaigns/kinds';
import { pagePictureAddress, picturesOf } from '../../assets/reads';
import { allCampaignsOf, type LandingPage } from '../reads';

/** What a page shows beside its heading; nothing where no pictures are made. Decorative. */
export function PageThumb({ page }: { page: LandingPage }) {
  const { data } = useQuery(allCampaignsOf(page.marketingCompanyId));
  const own = data?.rows.find(({ id }) => id === page.campaignId);
  const alike = (data?.rows ?? []).filter(
    ({ setId, angle, approvedVersion, type }) =>
      setId === own?.setId && angle === own?.angle && approvedVersion !== null && !isKindOf(type, 'mail'),
  );
  const found = useQueries({ queries: alike.map(({ id }) => picturesOf(id)) });
  if (!found.some((one) => one.data && one.data.pictures.length > 0)) return null;
  return (
    <img
      src={pagePictureAddress(page.campaignId)}
      alt=""
      className="size-36 shrink-0 rounded-control border border-line object-cover max-sm:size-18"
    />
  );
}
