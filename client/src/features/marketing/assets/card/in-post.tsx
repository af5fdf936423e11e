import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Badge } from '@/ui/feedback/badge';
import { ButtonLink } from '@/ui/navigation/link';
import type { Asset } from '../reads';
import { assetsTexts } from '../texts/assets';
import type { PostPicture } from './use-post-picture';

interface InPostProps {
  picture: Asset;
  /** What its layout is called. */
  name: string;
  post: PostPicture;
}

/** Where a post is scheduled with a picture. */
const scheduledWith = ({ id, campaignId }: Asset, { companyId }: PostPicture) =>
  stepAddress(companyId, 'publishing', { post: String(campaignId), picture: String(id) });

/** Says that the post carries a picture, or lets it. */
export function InPost({ picture, name, post }: InPostProps) {
  const t = useTexts(assetsTexts);
  const isPhone = useMedia('(width < 40rem)');
  const { used, isWaiting, use, isSaving } = post;
  if (used === picture.layout) {
    return (
      <p className="flex min-h-11 items-center">
        <Badge tone="positive">{t('inPost.used')}</Badge>
      </p>
    );
  }
  const look =
    'mb-2 justify-self-start border-brand/60! px-3! text-sm text-brand! max-sm:mr-3 max-sm:justify-self-stretch';
  // Two cards beside each other on a phone have room for one word.
  const words = {
    use: t(isPhone ? 'inPost.useShort' : 'inPost.use'),
    schedule: t(isPhone ? 'inPost.scheduleShort' : 'inPost.schedule'),
  };
  return (
    <IfMayWrite>
      {isWaiting ? (
        <Button
          variant="secondary"
          className={look}
          aria-label={`${t('inPost.use')}: ${name}`}
          disabled={isSaving}
          onClick={() => use(picture.id)}
        >
          {words.use}
        </Button>
      ) : (
        <ButtonLink
          variant="secondary"
          className={look}
          aria-label={`${t('inPost.schedule')}: ${name}`}
          to={scheduledWith(picture, post)}
        >
          {words.schedule}
        </ButtonLink>
      )}
    </IfMayWrite>
  );
}
