import { useRef, useState } from 'react';
import { marketingAssetsApi } from '@shared/marketing/assets/endpoints';
import { pictureSizes } from '@shared/marketing/picture-sizes';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Icon } from '@/ui/icons';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { assetsTexts } from '../texts/assets';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { useUndo } from '../../use-undo';
import { AltForm } from './alt-form';
import { InPost } from './in-post';
import { PictureSizes } from './picture-sizes';
import { type Asset, pictureAddress } from '../reads';
import type { PostPicture } from './use-post-picture';

interface MadePictureProps {
  picture: Asset;
  /** The same layout in every size. */
  inSizes: readonly Asset[];
  /** What is said above all pictures. */
  noticed: readonly string[];
  name: string;
  /** The picture that the post carries, where it is one of a post. */
  post: PostPicture | undefined;
}

/** A picture that is kept: with its description, to use, to download, and to delete. */
export function MadePicture({ picture, inSizes, noticed, name, post }: MadePictureProps) {
  const t = useTexts(assetsTexts);
  const [editing, setEditing] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const { id, size, layout, alt, notices } = picture;
  const address = pictureAddress(id);
  const remove = useRemoval({ id, name });
  const mayWrite = useMayWrite();
  const download = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <button
        type="button"
        aria-label={t('card.sizesOf', { layout: name })}
        className="block w-full"
        onClick={() => setWhole(true)}
      >
        <img
          src={address}
          alt={alt}
          {...pictureSizes[size]}
          className="max-h-112 w-full bg-ink/6 object-contain"
        />
      </button>
      <PictureSizes pictures={inSizes} name={name} open={isWhole} onClose={() => setWhole(false)} />
      <div className="grid px-3 py-1 max-sm:pr-0">
        <div className="flex items-center justify-between gap-2">
          <h2 className="min-w-0 font-semibold max-sm:text-sm">{name}</h2>
          <div className="flex">
            <a
              ref={download}
              href={address}
              download={`${size}-${layout}.png`}
              aria-label={t('card.download', { layout: name })}
              title={t('downloadShort')}
              className="inline-grid size-11 place-items-center rounded-control text-muted hover:bg-ink/8 hover:text-ink max-sm:hidden"
            >
              <Icon name={portalIcons.download} />
            </a>
            <Menu
              icon={portalIcons.more}
              label={t('card.more', { layout: name })}
              disabled={remove.isPending}
              entries={[
                { label: t('card.allSizes'), onSelect: () => setWhole(true) },
                {
                  label: t('downloadShort'),
                  className: 'sm:hidden',
                  onSelect: () => download.current?.click(),
                },
                ...(mayWrite
                  ? [
                      { label: t('card.edit'), onSelect: () => setEditing(!editing) },
                      { label: t('card.remove'), onSelect: () => remove.mutate(undefined) },
                    ]
                  : []),
              ]}
            />
          </div>
        </div>
        {post && <InPost picture={picture} name={name} post={post} />}
        {notices
          .filter((notice) => !noticed.includes(notice))
          .map((notice) => (
            <p key={notice} className="text-sm text-warning">
              {notice}
            </p>
          ))}
        {editing && <AltForm picture={picture} onClose={() => setEditing(false)} />}
      </div>
    </>
  );
}

/** Deletes at once: the notice takes it back. */
function useRemoval({ id, name }: { id: number; name: string }) {
  const t = useTexts(assetsTexts);
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  return useSaving(() => call(marketingAssetsApi.remove, { id }), {
    onSaved: ({ act }) => {
      tell(act, { title: t('card.removed'), description: name });
      void refresh();
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('card.notRemoved'), description: errorText(error) }),
  });
}
