import { mailColours } from '@shared/marketing/campaigns/rendering/mail/mail-colours';
import { usePiece } from '../piece-context';
import { usePieceParts } from '../piece-parts';

/** The top of a landing page: the company in its colour, and the picture that stands beside the heading, if there is one. */
export function LandingTop() {
  const { company } = usePiece();
  const { PagePicture } = usePieceParts();
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
      <PagePicture />
    </>
  );
}
