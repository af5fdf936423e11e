import { useLocation } from 'wouter';
import { entityOf } from '@shared/leads/entities';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { binAddress, settingsAddress } from '@/lib/address/settings-address';
import { errorText } from '@/lib/api/api-client';
import { downloadFile } from '@/lib/api/save-file';
import { useSaving } from '@/lib/api/save';
import { useMayWrite } from '@/lib/session/use-may-write';
import { toast } from '@/lib/toast';
import { Menu, type MenuEntry } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { newImportAddress } from '../addresses';
import { cardsFile, listFile, type ListSearch } from '../records';
import { exportsTexts } from './texts/exports';

/** Fetches a file and saves it; a failure is told. */
export function useDownload() {
  const t = useTexts(exportsTexts);
  return useSaving(downloadFile, {
    onFailed: (error) => toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
}

interface FilesMenuProps {
  section: RecordSection;
  search: ListSearch;
  /** What the section takes besides, before the others. */
  first?: readonly MenuEntry[] | undefined;
}

/** Leads to the screen that takes a file of the list's records, and saves what the list shows; contacts as vCards, too. */
export function FilesMenu({ section, search, first = [] }: FilesMenuProps) {
  const t = useTexts(exportsTexts);
  const [, navigate] = useLocation();
  const download = useDownload();
  const mayWrite = useMayWrite();
  const save = (url: string) => () => download.mutate(url);
  return (
    <Menu
      icon={portalIcons.more}
      label={t('files')}
      disabled={download.isPending}
      entries={[
        ...first,
        ...(mayWrite
          ? [{ label: t('import'), onSelect: () => navigate(newImportAddress(entityOf[section])) }]
          : []),
        { label: t('csv'), onSelect: save(listFile(section, search)) },
        ...(section === 'contacts' ? [{ label: t('vcf'), onSelect: save(cardsFile(search)) }] : []),
        { label: t('everything'), onSelect: () => navigate(settingsAddress('account', 'leadmanager')) },
        { label: t('bin'), onSelect: () => navigate(binAddress(entityOf[section], 'leadmanager')) },
      ]}
    />
  );
}
