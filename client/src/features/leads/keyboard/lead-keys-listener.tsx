import { useLocation } from 'wouter';
import { dashboardAddress, type RecordSection, recordSections } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { toast } from '@/lib/toast';
import { useMayWrite } from '@/lib/session/use-may-write';
import { takeLastAct } from '../last-act';
import { useUndo } from '../use-undo';
import { keyboardTexts } from './texts/keyboard';
import { pressMarked, useLeadKeys } from './use-lead-keys';

/** What a key creates where no button of the screen does. */
const created: Record<string, RecordSection> = { log: 'communications', task: 'tasks' };

/** The section of an address; contacts without one. */
const sectionIn = (address: string): RecordSection =>
  recordSections.find((section) => address.startsWith(dashboardAddress(section))) ?? 'contacts';

interface LeadKeysProps {
  /** Opens the search of all portals, the list of the keys, or the form of a new record. */
  onOpen: (opened: 'palette' | 'keys' | { create: RecordSection }) => void;
}

/** Does what the keys of LEADMANAGER say. */
export function LeadKeys({ onOpen }: LeadKeysProps) {
  const t = useTexts(keyboardTexts);
  const [address, goTo] = useLocation();
  const { undo } = useUndo();
  const mayWrite = useMayWrite();
  useLeadKeys((act) => {
    if (typeof act === 'object') return goTo(dashboardAddress(act.goTo));
    if (act === 'help') return onOpen('keys');
    if (act === 'undo') {
      const last = takeLastAct();
      return last ? void undo(last) : toast({ title: t('nothingToUndo') });
    }
    if (pressMarked(act)) return;
    if (act === 'search') return onOpen('palette');
    if (!mayWrite) return;
    if (act === 'new') onOpen({ create: sectionIn(address) });
    else if (created[act]) onOpen({ create: created[act] });
  });
  return null;
}
