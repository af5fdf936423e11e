import type { Portal } from '@shared/addresses/portals';
import { settingsPartsTexts } from '@/features/account/texts/settings-parts';
import { companiesTexts } from '@/features/consulting/texts/companies';
import { keyboardTexts } from '@/features/leads/keyboard/texts/keyboard';
import { sectionsTexts } from '@/features/leads/texts/sections';
import { searchTexts } from '@/features/marketing/search/texts/search';
import { workspaceTexts } from '@/features/marketing/steps/texts/workspace';
import { paletteTexts } from '@/features/shell/texts/palette';
import { useLoadedTexts, useTexts } from '@/i18n/use-texts';
import { CommandPalette } from '@/ui/command/command-palette';
import { usePaletteWords } from '@/ui/command/use-palette-words';
import type { Opened } from './opened';
import { useActs, useCreations } from './use-acts';
import { useFound } from './use-found';
import { usePlaces } from './use-places';

interface PortalPaletteProps {
  /** The portal of the page, whose records and acts stand first. */
  portal: Portal | null;
  onOpen: (opened: Opened) => void;
  onClose: () => void;
}

/** Finds what the three portals hold, leads to their sections and creates what is missing. */
export function PortalPalette({ portal, onOpen, onClose }: PortalPaletteProps) {
  useLoadedTexts(
    paletteTexts,
    companiesTexts,
    sectionsTexts,
    searchTexts,
    workspaceTexts,
    keyboardTexts,
    settingsPartsTexts,
  );
  const t = useTexts(paletteTexts);
  const { typed, wanted, isNamed } = usePaletteWords();
  const { groups, isMiss, failures } = useFound(portal, wanted);
  const acts = useActs(portal, onOpen).filter(isNamed);
  const places = usePlaces(portal).filter(isNamed);
  const creations = useCreations(portal, wanted, onOpen);
  return (
    <CommandPalette
      onClose={onClose}
      title={t('title')}
      placeholder={t('placeholder')}
      {...typed}
      groups={[
        ...groups,
        { heading: t('acts'), items: acts },
        { heading: t('goTo'), items: places },
        ...(isMiss ? [{ heading: t('nothing', { words: wanted }), items: creations }] : []),
      ]}
      notes={failures}
    />
  );
}
