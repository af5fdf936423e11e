import { Suspense, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { usePaletteKey } from '@/ui/command/use-palette-key';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { searchTexts } from './texts/search';

const MarketingPalette = lazyPart(async () => (await import('./marketing-palette')).MarketingPalette);

/** Opens the search of the whole portal, by click or by Ctrl K. */
export function MarketingPaletteButton({ companyId }: { companyId?: number }) {
  const t = useTexts(searchTexts);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useLoadedLater(MarketingPalette);
  usePaletteKey(open);
  return (
    <>
      <IconButton
        icon={portalIcons.search}
        label={t('open')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      />
      <Suspense>
        {isOpen && <MarketingPalette companyId={companyId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
