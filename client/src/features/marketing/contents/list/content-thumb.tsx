import { type AnyIcon, Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { pagePictureAddress, pictureAddress } from '../../assets/reads';
import type { ListedContent } from '../reads';

interface ContentThumbProps {
  content: ListedContent;
  /** The picture that goes out with it. */
  posted: number | null | undefined;
}

const signs: Record<ListedContent['type'], AnyIcon> = {
  'email template': portalIcons.envelope,
  'social post': portalIcons.share,
  'landing page': portalIcons.document,
  'ad text': portalIcons.search,
  'ad design': portalIcons.quadrants,
};

/** The picture that the readers of a text see with a sign of its kind, or that sign alone. Decorative. */
export function ContentThumb({ content, posted }: ContentThumbProps) {
  const { type, campaignId } = content;
  const pictureId = posted ?? content.pictureId;
  const look = 'my-1 size-11 rounded-control border border-line md:my-1.5 md:size-13';
  if (pictureId !== null) {
    return (
      <span className="relative block">
        <img
          src={
            type === 'landing page' && campaignId !== null
              ? pagePictureAddress(campaignId)
              : pictureAddress(pictureId)
          }
          alt=""
          loading="lazy"
          className={`${look} object-cover`}
        />
        <span
          aria-hidden
          className="absolute -right-1 bottom-0 grid size-5 place-items-center rounded-full border border-line bg-surface text-ink"
        >
          <Icon name={signs[type]} className="size-3" />
        </span>
      </span>
    );
  }
  return (
    <span aria-hidden className={`${look} grid place-items-center bg-ink/4 text-muted`}>
      <Icon name={signs[type]} className="size-5" />
    </span>
  );
}
