import { type PictureSize, pictureSizeNames } from '@shared/marketing/picture-sizes';
import { useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import { SelectField } from '@/ui/controls/fields/select-field';
import { Toggles } from '@/ui/navigation/toggles';
import { assetsTexts } from './texts/assets';
import type { CampaignPictures } from './reads';
import { useAssetState } from './use-asset-state';
import { useWished } from './use-wished';

/** Where the fields would push the first picture off the screen. */
export const narrow = '(max-width: 39.99rem)';

/** The size, all of which are in sight but on a phone; those in which pictures are made say how many. */
export function SizeChoice({ data }: { data: CampaignPictures }) {
  const t = useTexts(assetsTexts);
  const { change } = useAssetState();
  const { size } = useWished(data);
  const isPhone = useMedia(narrow);
  const choose = (next: PictureSize) => change({ size: next }, { replace: true });
  const made = (name: PictureSize) => data.pictures.filter((picture) => picture.size === name).length;
  const named = (name: PictureSize) =>
    made(name) > 0 ? `${t(`sizes.${name}`)} · ${t('inSize', { count: made(name) })}` : t(`sizes.${name}`);
  if (isPhone) {
    return (
      <SelectField
        label={t('controls.size')}
        value={size}
        onChange={({ target }) => choose(target.value as PictureSize)}
        choices={pictureSizeNames.map((name) => ({ value: name, label: named(name) }))}
      />
    );
  }
  return (
    <Toggles
      label={t('controls.size')}
      chosen={size}
      onChoose={choose}
      options={pictureSizeNames.map((name) => ({
        value: name,
        label: shortOf(t(`sizes.${name}`)),
        // In words: a sign would say that the size is chosen, which its fill says.
        badge: made(name) > 0 && (
          <span className="text-xs font-normal">{t('inSize', { count: made(name) })}</span>
        ),
      }))}
    />
  );
}

/** The name of a size without its measures. */
export const shortOf = (size: string) => size.split(' · ')[0] ?? size;
