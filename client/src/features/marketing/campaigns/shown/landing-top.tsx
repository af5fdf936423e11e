import { useQueries, useQuery } from '@tanstack/react-query';
import { isKindOf } from '@shared/marketing/campaigns/kinds';
import { mailColours } from '@shared/marketing/campaigns/rendering/mail/mail-colours';
import { likelyPictureOn } from '../../assets/likely-picture';
import { pictureAddress, picturesOf } from '../../assets/reads';
import { imageAddress, productOf } from '../../reads';
import { usePiece } from '../piece-context';
import { wholeSet } from '../reads';

/** The top of a landing page: the company in its colour, and the picture that stands beside the heading, if there is one. */
export function LandingTop() {
  const { company } = usePiece();
  const picture = useShownPicture();
  const { ground, text } = mailColours(company.brandColor).light.button;
  return (
    <>
      <p
        // The company's own colour, which no token can know.
        {...(company.brandColor && { style: { backgroundColor: ground, color: text } })}
        className="truncate bg-brand px-4 py-2 font-semibold text-on-brand"
      >
        {company.name}
      </p>
      {picture && (
        <img
          src={picture.src}
          alt={picture.alt}
          className="max-h-80 w-full border-y border-line object-cover"
        />
      )}
    </>
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
