import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { dashboardAddress, type RecordSection, recordSections } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { toast } from '@/lib/toast';
import { usePaletteKey } from '@/ui/command/use-palette-key';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { pressMarked, useLeadKeys } from '../keyboard/use-lead-keys';
import { keyboardTexts } from '../keyboard/texts/keyboard';
import { paletteTexts } from './texts/palette';
import { takeLastAct } from '../last-act';
import { useUndo } from '../use-undo';

const LeadPalette = lazyPart(async () => (await import('./lead-palette')).LeadPalette);
const KeysHelp = lazyPart(async () => (await import('../keyboard/keys-help')).KeysHelp);
const CreateDialog = lazyPart(async () => (await import('./create-dialog')).CreateDialog);

type Opened = 'palette' | 'help' | { create: RecordSection };

/** What a key creates where no button of the screen does. */
const created: Record<string, RecordSection> = { log: 'communications', task: 'tasks' };

/** The section of an address; contacts without one. */
const sectionIn = (address: string): RecordSection =>
  recordSections.find((section) => address.startsWith(dashboardAddress(section))) ?? 'contacts';

/** Opens the search of the whole portal, by click or by Ctrl K, and does what the other keys say. */
export function PaletteButton() {
  const t = useTexts(paletteTexts);
  const tKeys = useTexts(keyboardTexts);
  const [address, goTo] = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { undo } = useUndo();
  const close = () => setOpened(null);
  useLoadedLater(LeadPalette, KeysHelp, CreateDialog);
  usePaletteKey(() => setOpened('palette'));
  useLeadKeys((act) => {
    if (typeof act === 'object') return goTo(dashboardAddress(act.goTo));
    if (act === 'help') return setOpened('help');
    if (act === 'undo') {
      const last = takeLastAct();
      return last ? void undo(last) : toast({ title: tKeys('nothingToUndo') });
    }
    if (pressMarked(act)) return;
    if (act === 'search') setOpened('palette');
    else if (act === 'new') setOpened({ create: sectionIn(address) });
    else if (created[act]) setOpened({ create: created[act] });
  });
  return (
    <>
      <IconButton
        icon={portalIcons.search}
        label={t('open')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened('palette')}
      />
      <Suspense>
        {opened === 'palette' && (
          <LeadPalette
            onClose={close}
            onCreate={(create) => setOpened({ create })}
            onHelp={() => setOpened('help')}
          />
        )}
        {opened === 'help' && <KeysHelp onClose={close} />}
        {typeof opened === 'object' && opened && <CreateDialog section={opened.create} onClose={close} />}
      </Suspense>
    </>
  );
}
