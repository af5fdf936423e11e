import type { ReactNode } from 'react';
import type { PictureLayout } from '@shared/marketing/assets/scales';
import { pictureSizes } from '@shared/marketing/picture-sizes';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { errorText } from '@/lib/api/api-client';
import { Button } from '@/ui/controls/button';
import { SpinnerRing } from '@/ui/controls/spinner';
import { Badge } from '@/ui/feedback/badge';
import { assetsTexts } from '../texts/assets';
import { MadePicture } from './made-picture';
import { type Asset, previewAddress, type Wished } from '../reads';
import type { PostPicture } from './use-post-picture';
import { usePreview } from './use-preview';

interface LayoutCardProps {
  campaignId: number;
  layout: PictureLayout;
  wished: Wished;
  /** The picture, if the last set shows what the controls ask for. */
  picture: Asset | undefined;
  /** The pictures of the last set in this layout, in every size. */
  inSizes: readonly Asset[];
  /** What is said above all pictures. */
  noticed: readonly string[];
  /** Why the last set has none of this layout. */
  reason: string | undefined;
  /** Whether it is about to be drawn. */
  isWaiting: boolean;
  /** The picture that the post carries, where the pictures are those of a post. */
  post: PostPicture | undefined;
}

/** One layout in the chosen size. */
export function LayoutCard({
  campaignId,
  layout,
  wished,
  picture,
  inSizes,
  noticed,
  reason,
  isWaiting,
  post,
}: LayoutCardProps) {
  const t = useTexts(assetsTexts);
  const name = t(`layouts.${layout}`);
  return (
    <article
      aria-label={t('card.label', { layout: name, size: wished.size })}
      className={classNames(
        'h-full overflow-hidden rounded-card border bg-surface',
        picture && post?.used === layout ? 'border-brand ring-1 ring-brand' : 'border-line',
      )}
    >
      {picture ? (
        <MadePicture picture={picture} inSizes={inSizes} noticed={noticed} name={name} post={post} />
      ) : reason !== undefined ? (
        <Unsuited size={wished.size} name={name} reason={reason} />
      ) : (
        <Preview campaignId={campaignId} layout={layout} wished={wished} name={name} isWaiting={isWaiting} />
      )}
    </article>
  );
}

const Frame = ({ size, children }: { size: Wished['size']; children: ReactNode }) => (
  <div
    className="grid max-h-112 w-full place-items-center bg-ink/6"
    style={{ aspectRatio: `${pictureSizes[size].width} / ${pictureSizes[size].height}` }}
  >
    {children}
  </div>
);

function Unsuited({ size, name, reason }: { size: Wished['size']; name: string; reason: string }) {
  const t = useTexts(assetsTexts);
  return (
    <>
      <Frame size={size}>
        <p className="max-w-64 p-4 text-center text-muted">{reason}</p>
      </Frame>
      <CardFoot name={name} badge={t('card.leftOut')} />
    </>
  );
}

const CardFoot = ({ name, badge }: { name: string; badge: string }) => (
  <div className="flex min-h-13 items-center justify-between gap-2 px-3 py-1">
    <h2 className="min-w-0 font-semibold max-sm:text-sm">{name}</h2>
    <Badge>{badge}</Badge>
  </div>
);

function Preview({
  campaignId,
  layout,
  wished,
  name,
  isWaiting,
}: Omit<LayoutCardProps, 'picture' | 'inSizes' | 'noticed' | 'reason' | 'post'> & { name: string }) {
  const t = useTexts(assetsTexts);
  const {
    data: address,
    error,
    isFetching,
    refetch,
  } = usePreview(previewAddress(campaignId, layout, wished));
  const isUnsuited = error && 'status' in error && error.status === 409;
  return (
    <>
      <Frame size={wished.size}>
        {address ? (
          <img
            src={address}
            alt={t('card.previewAlt', { layout: name, headline: wished.headline })}
            className="size-full object-contain"
          />
        ) : error && !isFetching ? (
          <div className="grid max-w-64 justify-items-center gap-2 p-4 text-center text-muted">
            <p>{errorText(error)}</p>
            {!isUnsuited && (
              <Button variant="secondary" onClick={() => void refetch()}>
                {t('card.again')}
              </Button>
            )}
          </div>
        ) : (
          <output className="flex items-center gap-2 text-muted">
            <SpinnerRing />
            {t('card.drawing')}
          </output>
        )}
      </Frame>
      <CardFoot
        name={name}
        badge={t(isUnsuited ? 'card.leftOut' : isWaiting ? 'card.drawing' : 'card.preview')}
      />
    </>
  );
}
