import type { Portal } from '@shared/addresses/portals';
import { useNewItems } from '@/features/consulting/search/use-consulting-places';
import { keyboardTexts } from '@/features/leads/keyboard/texts/keyboard';
import { namedContact } from '@/features/leads/search/named-record';
import { useNewRecords } from '@/features/leads/search/use-lead-places';
import { paletteTexts } from '@/features/shell/texts/palette';
import { shellTexts } from '@/features/shell/texts/shell';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import type { PaletteItem } from '@/ui/command/command-palette';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import type { BusinessPortal, Opened } from './opened';
import { portalsFrom } from './use-found';

type Open = (opened: Opened) => void;

const plus = <Icon name={portalIcons.plus} />;

/** What can be done in the present portal, whatever is typed; a reader creates nothing. */
export function useActs(present: Portal | null, open: Open): PaletteItem[] {
  const t = useTexts(paletteTexts);
  const tKeys = useTexts(keyboardTexts);
  const newRecords = useNewRecords((create) => open({ create }));
  const newItems = useNewItems();
  const mayWrite = useMayWrite();
  if (present === null) return [];
  if (present === 'leadmanager') {
    const list = <Icon name={portalIcons.list} />;
    return [
      ...(mayWrite ? newRecords : []),
      { id: 'keys', label: tKeys('title'), icon: list, choose: () => open('keys') },
    ];
  }
  if (!mayWrite) return [];
  const business = {
    id: 'new-business',
    label: t('newBusiness'),
    icon: plus,
    choose: () => open({ business: present, named: '' }),
  };
  return [...newItems, business];
}

/** What can be made of words that nothing is called by, each with its form filled in. */
export function useCreations(present: Portal | null, words: string, open: Open): PaletteItem[] {
  const t = useTexts(paletteTexts);
  const tShell = useTexts(shellTexts);
  const mayWrite = useMayWrite();
  const business = (portal: BusinessPortal) => [
    {
      id: `create-business-${portal}`,
      label: t('addBusiness', { words }),
      detail: tShell(`portals.${portal}`),
      icon: plus,
      choose: () => open({ business: portal, named: words }),
    },
  ];
  const detail = tShell('portals.leadmanager');
  const creations: Record<Portal, PaletteItem[]> = {
    consultia: business('consultia'),
    comerzia: business('comerzia'),
    leadmanager: [
      {
        id: 'create-contact',
        label: t('createContact', { words }),
        detail,
        icon: plus,
        choose: () => open({ create: 'contacts', given: namedContact(words) }),
      },
      {
        id: 'create-company',
        label: t('createCompany', { words }),
        detail,
        icon: plus,
        choose: () => open({ create: 'companies', given: { name: words } }),
      },
    ],
  };
  return mayWrite ? portalsFrom(present).flatMap((name) => creations[name]) : [];
}
