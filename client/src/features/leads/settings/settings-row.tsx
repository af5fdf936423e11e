import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { leadSettingsTexts } from './texts/settings';

interface SettingsRowProps {
  name: string;
  /** Shown under the name. */
  detail?: string;
  /** What moves the row. */
  handle?: ReactNode;
  onEdit: () => void;
  /** Without it the row stays. */
  onDelete?: () => void;
}

/** The buttons of a row wait for the pointer or the focus, so that the names are what one reads. */
const waiting =
  'flex opacity-0 transition-opacity duration-150 group-focus-within/row:opacity-100 group-hover/row:opacity-100 max-sm:opacity-100 pointer-coarse:opacity-100';

/** Something that the account has set, with the buttons that change it; a reader only sees it. */
export function SettingsRow({ name, detail, handle, onEdit, onDelete }: SettingsRowProps) {
  const t = useTexts(leadSettingsTexts);
  const mayWrite = useMayWrite();
  return (
    <div className="group/row flex min-h-14 items-center gap-2 border-b border-line bg-surface py-1">
      {handle}
      <div className="min-w-0 grow wrap-anywhere">
        {name}
        {detail && <span className="block text-sm text-muted">{detail}</span>}
      </div>
      {mayWrite && (
        <div className={waiting}>
          <IconButton icon={portalIcons.pencil} label={t('edit', { name })} onClick={onEdit} />
          {onDelete ? (
            <IconButton icon={portalIcons.trash} label={t('remove', { name })} onClick={onDelete} />
          ) : (
            <span className="w-11 shrink-0" />
          )}
        </div>
      )}
    </div>
  );
}
