import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMedia } from '@/lib/use-media';
import { tableTexts } from '@/ui/data-table/texts/table';
import { type Act, actsGroup, CardActs } from '@/ui/overlays/card-acts';
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

/** Something that the account has set, with the acts that change it: buttons, or a menu on a phone; a reader only sees it. */
export function SettingsRow({ name, detail, handle, onEdit, onDelete }: SettingsRowProps) {
  const t = useTexts(leadSettingsTexts);
  const tTable = useTexts(tableTexts);
  const isPhone = useMedia('(max-width: 639px)');
  const acts: Act[] = [
    {
      act: 'edit',
      icon: portalIcons.pencil,
      label: t('edit', { name }),
      short: t('editIt'),
      onSelect: onEdit,
    },
    ...(onDelete
      ? [
          {
            act: 'delete',
            icon: portalIcons.trash,
            label: t('remove', { name }),
            short: t('delete'),
            onSelect: onDelete,
          },
        ]
      : []),
  ];
  return (
    <div
      className={classNames(
        actsGroup,
        'flex min-h-14 items-center gap-2 border-b border-line bg-surface py-1',
      )}
    >
      {handle}
      <div className="min-w-0 grow wrap-anywhere">
        {name}
        {detail && <span className="block text-sm text-muted">{detail}</span>}
      </div>
      {/* As wide as two buttons, so that those of all rows stand below each other. */}
      <div className="shrink-0 sm:pointer-fine:w-18">
        <CardActs isSeen label={tTable('acts', { name })} acts={acts} isMenu={isPhone} />
      </div>
    </div>
  );
}
