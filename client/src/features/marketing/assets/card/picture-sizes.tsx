import { pictureSizes } from '@shared/marketing/picture-sizes';
import { useTexts } from '@/i18n/use-texts';
import { buttonLook } from '@/ui/controls/button-look';
import { Icon } from '@/ui/icons';
import { Dialog } from '@/ui/overlays/dialog';
import { portalIcons } from '@/ui/portal-icons';
import { type Asset, pictureAddress } from '../reads';
import { assetsTexts } from '../texts/assets';

interface PictureSizesProps {
  pictures: readonly Asset[];
  name: string;
  open: boolean;
  onClose: () => void;
}

/** One layout in all sizes in which it was made, each to download. */
export function PictureSizes({ pictures, name, open, onClose }: PictureSizesProps) {
  const t = useTexts(assetsTexts);
  return (
    <Dialog open={open} onClose={onClose} title={t('card.sizesOf', { layout: name })}>
      {pictures[0] && (
        <p className="mb-4 text-sm text-muted wrap-anywhere">
          {t('card.alt')}: {pictures[0].alt}
        </p>
      )}
      <ul className="grid items-end gap-4 sm:grid-cols-2">
        {pictures.map(({ id, size, layout, alt }) => (
          <li key={id} className="min-w-0">
            <img
              src={pictureAddress(id)}
              alt={alt}
              loading="lazy"
              {...pictureSizes[size]}
              className="max-h-80 w-full bg-ink/6 object-contain"
            />
            <a
              href={pictureAddress(id)}
              download={`${size}-${layout}.png`}
              className={`${buttonLook('quiet')} justify-start! px-0! text-sm`}
            >
              <Icon name={portalIcons.download} />
              {t(`sizes.${size}`)}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
