import { type ComponentType, Suspense, useState } from 'react';
import type { Portal } from '@shared/addresses/portals';
import { shellTexts } from '@/features/shell/texts/shell';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { usePaletteKey } from '@/ui/command/use-palette-key';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import type { Opened } from './opened';

const PortalPalette = lazyPart(async () => (await import('./portal-palette')).PortalPalette);
const OpenedDialog = lazyPart(async () => (await import('./opened-dialog')).OpenedDialog);

interface PaletteButtonProps {
  /** The portal of the page; null for pages of the account. */
  portal: Portal | null;
  /** Hears the keys that a portal has beside those of the palette. */
  Keys?: ComponentType<{ onOpen: (opened: Opened) => void }> | undefined;
}

/** Opens the search of all portals, by click or by Ctrl K. Nothing of it is loaded before. */
export function PaletteButton({ portal, Keys }: PaletteButtonProps) {
  const t = useTexts(shellTexts);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  // A key opens a dialog at once.
  useLoadedLater(...(Keys ? [OpenedDialog] : []));
  usePaletteKey(() => setOpened('palette'));
  return (
    <>
      {Keys && <Keys onOpen={setOpened} />}
      <IconButton
        icon={portalIcons.search}
        label={t('search')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened('palette')}
      />
      <Suspense>
        {opened === 'palette' && <PortalPalette portal={portal} onClose={close} onOpen={setOpened} />}
        {opened !== null && opened !== 'palette' && <OpenedDialog opened={opened} onClose={close} />}
      </Suspense>
    </>
  );
}
