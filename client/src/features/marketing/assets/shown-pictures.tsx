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
import { imageAddress, productOf } from '../reads';
import { likelyPictureOn } from './likely-picture';
import { pictureAddress, picturesOf } from './reads';

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

/** The picture that a landing page shows beside its heading, if there is one. */
export function PagePicture() {
  const picture = useShownPicture();
  if (!picture) return null;
  return (
    <img src={picture.src} alt={picture.alt} className="max-h-80 w-full border-y border-line object-cover" />
  );
}

/** The photo of what is sold, else a wide picture that was made for the page or for the posts that begin as it does. */
function useShownPicture() {
  const { campaign } = usePiece();
  const { setId, productId, angle } = campaign;
  const { data: product } = useQuery({ ...productOf(productId ?? 0), enabled: productId !== null });
  const { data: set } = useQuery({ ...wholeSet(setId ?? 0), enabled: setId !== null });
  const alike = (set?.campaigns ?? []).filter(
    (one) => one.angle === angle && one.approvedVersion !== null && !isKindOf(one.type, 'mail'),
  );
  const found = useQueries({ queries: alike.map(({ id }) => picturesOf(id)) });
  if (!product) return undefined;
  if (product.photoId !== null) return { src: imageAddress(product.photoId), alt: product.name };
  const [made] = found.flatMap(({ data }) => (data && likelyPictureOn('facebook', data)) ?? []);
  return made && { src: pictureAddress(made.id), alt: made.alt };
}
