import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { pictureAddress } from '../../assets/reads';
import type { ListedContent } from '../reads';

/** The picture that the readers of a text see, else a sign of its kind. Decorative; a phone has no room for it. */
export function ContentThumb({ content: { pictureId, type } }: { content: ListedContent }) {
  const look = 'my-1 size-9 rounded-control border border-line max-md:hidden';
  if (pictureId !== null) {
    return <img src={pictureAddress(pictureId)} alt="" loading="lazy" className={`${look} object-cover`} />;
  }
  return (
    <span aria-hidden className={`${look} grid place-items-center bg-ink/4 text-muted`}>
      <Icon
        name={type === 'email template' ? portalIcons.envelope : portalIcons.document}
        className="size-4"
      />
    </span>
  );
}
