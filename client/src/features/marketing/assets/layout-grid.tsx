import { isDrawing, type PictureLayout, pictureLayouts } from '@shared/marketing/assets/scales';
import { useTexts } from '@/i18n/use-texts';
import { Alert } from '@/ui/feedback/alert';
import { assetsTexts } from './texts/assets';
import { LayoutCard } from './card/layout-card';
import { usePostPicture } from './card/use-post-picture';
import type { Asset, CampaignPictures } from './reads';
import { useWished } from './use-wished';

/** What is noticed of each of several pictures: it is said once, and not on each of them. */
function noticedOfAll([first, ...others]: readonly Asset[]): readonly string[] {
  if (!first || others.length === 0) return [];
  return first.notices.filter((notice) => others.every(({ notices }) => notices.includes(notice)));
}

/** Every layout in the chosen size: its picture, what it would be, or why there is none. */
export function LayoutGrid({ companyId, data }: { companyId: number; data: CampaignPictures }) {
  const t = useTexts(assetsTexts);
  const wished = useWished(data);
  const post = usePostPicture(companyId, data);
  const { set, pictures, contrast } = data;
  const { isAsked, size, photoId } = wished;
  const shown = pictures.filter(
    (picture) => isAsked && picture.size === size && picture.headline !== '' && picture.photoId === photoId,
  );
  const ofAll = noticedOfAll(shown);
  const reasonFor = (layout: PictureLayout) =>
    isAsked ? set?.left.find((left) => left.layout === layout && left.size === size)?.reason : undefined;
  return (
    <section aria-label={t('layouts.label')} className="grid gap-4">
      {set?.status === 'failed' &&
        set.notices.map((notice) => (
          <Alert key={notice} tone="warning">
            {notice}
          </Alert>
        ))}
      {[...(contrast ? [contrast] : []), ...ofAll].map((notice) => (
        <Alert key={notice} tone="info">
          {notice}
        </Alert>
      ))}
      <ul className="grid grid-cols-2 gap-3 sm:items-start sm:gap-5 lg:grid-cols-3">
        {pictureLayouts.map((layout) => (
          <li key={layout} className="min-w-0 max-sm:has-[form]:col-span-2">
            <LayoutCard
              campaignId={data.campaign.id}
              layout={layout}
              wished={wished}
              picture={shown.find((picture) => picture.layout === layout)}
              inSizes={pictures.filter((picture) => picture.layout === layout)}
              noticed={ofAll}
              reason={reasonFor(layout)}
              post={post}
              isWaiting={set !== null && isDrawing(set.status) && isAsked}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
