import { Suspense, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { usePaletteKey } from '@/ui/command/use-palette-key';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { paletteTexts } from '../texts/palette';

const LeadPalette = lazyPart(async () => (await import('./lead-palette')).LeadPalette);

/** Opens the search of the whole portal, by click or by Ctrl K. */
export function PaletteButton() {
  const t = useTexts(paletteTexts);
  const [isOpen, setIsOpen] = useState(false);
  useLoadedLater(LeadPalette);
  usePaletteKey(() => setIsOpen(true));
  return (
    <>
      <IconButton
        icon={portalIcons.search}
        label={t('open')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <LeadPalette onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
