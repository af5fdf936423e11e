import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { pictureAddress } from '../../assets/reads';
import type { ListedContent } from '../reads';

interface ContentThumbProps {
  content: ListedContent;
  /** The picture that goes out with it. */
  posted: number | null | undefined;
}

/** The picture that the readers of a text see, else a sign of its kind. Decorative. */
export function ContentThumb({ content, posted }: ContentThumbProps) {
  const { type } = content;
  const pictureId = posted ?? content.pictureId;
  const look = 'my-1 size-11 rounded-control border border-line md:my-1.5 md:size-13';
  if (pictureId !== null) {
    return <img src={pictureAddress(pictureId)} alt="" loading="lazy" className={`${look} object-cover`} />;
  }
  return (
    <span aria-hidden className={`${look} grid place-items-center bg-ink/4 text-muted`}>
      <Icon
        name={type === 'email template' ? portalIcons.envelope : portalIcons.document}
        className="size-5"
      />
    </span>
  );
}
