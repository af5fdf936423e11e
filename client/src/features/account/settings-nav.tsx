import { useLayoutEffect, useRef } from 'react';
import type { Portal } from '@shared/addresses/portals';
import { useTexts } from '@/i18n/use-texts';
import {
  settingsAddress,
  settingsGroups,
  type SettingsPart,
  settingsParts,
} from '@/lib/address/settings-address';
import { classNames } from '@/lib/class-names';
import { Link } from '@/ui/navigation/link';
import { useCutEdges } from '@/ui/navigation/use-cut-edges';
import { settingsPartsTexts } from './texts/settings-parts';

interface SettingsNavProps {
  current: SettingsPart;
  /** The portal in whose frame the settings are. */
  portal: Portal | null;
  /** Whether the person owns the account: its log is for the owner. */
  isOwner: boolean;
}

/** The parts of the settings: beside them, on a narrow window in a row above them. */
export function SettingsNav({ current, portal, isOwner }: SettingsNavProps) {
  const t = useTexts(settingsPartsTexts);
  const row = useRef<HTMLElement>(null);
  useCutEdges(row);
  useLayoutEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && shown)
      row.current.scrollLeft = shown.offsetLeft + (shown.offsetWidth - row.current.clientWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={t('label')}
      className="relative flex items-center gap-1 overflow-x-auto border-b border-line max-lg:[scrollbar-width:none] max-lg:data-cut-end:mask-r-from-[calc(100%-3rem)] max-lg:data-cut-start:mask-l-from-[calc(100%-3rem)] lg:flex-col lg:items-stretch lg:border-0"
    >
      {settingsGroups.map((group) => (
        <div key={group} className="contents">
          {group === 'leadmanager' && (
            <p className="shrink-0 px-3 text-sm text-muted lg:pt-3">{t(`groups.${group}`)}</p>
          )}
          {settingsParts[group]
            .filter((part) => part !== 'log' || isOwner)
            .map((part) => (
              <PartLink key={part} to={settingsAddress(part, portal)} isCurrent={part === current}>
                {t(`parts.${part}`)}
              </PartLink>
            ))}
        </div>
      ))}
    </nav>
  );
}

interface PartLinkProps {
  to: string;
  isCurrent: boolean;
  children: string;
}

const PartLink = ({ to, isCurrent, children }: PartLinkProps) => (
  <Link
    to={to}
    aria-current={isCurrent ? 'page' : undefined}
    className={classNames(
      'flex min-h-11 shrink-0 items-center rounded-control px-3 font-medium -outline-offset-2',
      isCurrent ? 'bg-brand/8 text-brand' : 'hover:bg-ink/8',
    )}
  >
    {children}
  </Link>
);
