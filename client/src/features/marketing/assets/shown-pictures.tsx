import { useQueries, useQuery } from '@tanstack/react-query';
import { isKindOf } from '@shared/marketing/campaigns/kinds';
import type { Network } from '@shared/marketing/channels/networks';
import { pictureSizes } from '@shared/marketing/picture-sizes';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { usePiece } from '../campaigns/piece-context';
import { wholeSet } from '../campaigns/reads';
import { campaignsTexts } from '../campaigns/texts/campaigns';
import { usePieceResult } from '../piece-results';
import { productOf } from '../reads';
import { likelyPictureOn } from './likely-picture';
import { pagePictureAddress, pictureAddress, picturesOf } from './reads';

/** The picture that goes out with a post, as far as one is made; an approved post without one leads to where it is made. */
export function PostPicture({ network }: { network: Network }) {
  const t = useTexts(campaignsTexts);
  const { company, campaign } = usePiece();
  const { data } = useQuery({ ...picturesOf(campaign.id), enabled: campaign.approvedVersion !== null });
  const result = usePieceResult(company.id, campaign.id);
  const picture = data && likelyPictureOn(network, data, result?.layout);
  const address = stepAddress(company.id, 'assets', { campaign: String(campaign.id) });
  if (picture) {
    return (
      <img
        src={pictureAddress(picture.id)}
        alt={picture.alt}
        {...pictureSizes[picture.size]}
        className="h-auto w-full rounded-control border border-line"
      />
    );
  }
  return (
    data && (
      <p>
        <TextLink to={address}>{t('social.choosePicture')}</TextLink>
      </p>
    )
  );
}

/** What a landing page shows beside its heading: the photo of what is sold, else the pattern of its pictures, if there are some. */
export function PagePicture() {
  const alt = useShownPicture();
  const { campaign } = usePiece();
  if (alt === undefined) return null;
  return (
    <img
      src={pagePictureAddress(campaign.id)}
      alt={alt}
      className="aspect-2/1 w-full border-b border-line object-cover"
    />
  );
}

/** What the picture of the page is to those who do not see it; undefined where there is none. A pattern says nothing. */
function useShownPicture() {
  const { campaign } = usePiece();
  const { setId, productId, angle } = campaign;
  const { data: product } = useQuery({ ...productOf(productId ?? 0), enabled: productId !== null });
  const { data: set } = useQuery({ ...wholeSet(setId ?? 0), enabled: setId !== null });
  const alike = (set?.campaigns ?? []).filter(
    (one) => one.angle === angle && one.approvedVersion !== null && !isKindOf(one.type, 'mail'),
  );
  const found = useQueries({ queries: alike.map(({ id }) => picturesOf(id)) });
  if (product && product.photoId !== null) return product.name;
  return found.some(({ data }) => data && data.pictures.length > 0) ? '' : undefined;
}
