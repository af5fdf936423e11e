import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { leadSettingsTexts } from './texts/settings';

interface SettingsRowProps {
  name: string;
  /** Shown under the name. */
  detail: string;
  /** What moves the row. */
  handle?: ReactNode;
  onEdit: () => void;
  /** Without it the row stays. */
  onDelete?: () => void;
}

/** Something that the account has set, with the buttons that change it; a reader only sees it. */
export function SettingsRow({ name, detail, handle, onEdit, onDelete }: SettingsRowProps) {
  const t = useTexts(leadSettingsTexts);
  const mayWrite = useMayWrite();
  return (
    <div className="flex min-h-14 items-center gap-2 border-b border-line bg-surface py-1">
      {handle}
      <div className="min-w-0 grow wrap-anywhere">
        {name}
        <span className="block text-sm text-muted">{detail}</span>
      </div>
      {mayWrite && <IconButton icon={portalIcons.pencil} label={t('edit', { name })} onClick={onEdit} />}
      {mayWrite &&
        (onDelete ? (
          <IconButton icon={portalIcons.trash} label={t('remove', { name })} onClick={onDelete} />
        ) : (
          <span className="w-11 shrink-0" />
        ))}
    </div>
  );
}
