import { useLocation } from 'wouter';
import type { Portal } from '@shared/addresses/portals';
import { useTexts } from '@/i18n/use-texts';
import {
  settingsAddress,
  settingsGroups,
  type SettingsPart,
  settingsParts,
} from '@/lib/address/settings-address';
import { classNames } from '@/lib/class-names';
import { useTouch } from '@/lib/use-touch';
import { controlLook } from '@/ui/controls/fields/field';
import { Link } from '@/ui/navigation/link';
import { settingsPartsTexts } from './texts/settings-parts';

interface SettingsNavProps {
  current: SettingsPart;
  /** The portal in whose frame the settings are. */
  portal: Portal | null;
  /** Whether the person owns the account: its log is for the owner. */
  isOwner: boolean;
}

/** The parts of the settings: links beside them, on a narrow window a select above them. */
export function SettingsNav({ current, portal, isOwner }: SettingsNavProps) {
  const t = useTexts(settingsPartsTexts);
  const [, navigate] = useLocation();
  const isTouch = useTouch();
  // Fingers have no keys, and so no settings of them.
  const nameOf = (part: SettingsPart) => t(part === 'tools' && isTouch ? 'calendar' : `parts.${part}`);
  const groups = settingsGroups.map((group) => ({
    group,
    parts: settingsParts[group].filter((part) => part !== 'log' || isOwner),
  }));
  return (
    <>
      <select
        aria-label={t('label')}
        value={current}
        onChange={({ target }) => navigate(settingsAddress(target.value as SettingsPart, portal))}
        className={controlLook('font-medium lg:hidden')}
      >
        {groups.map(({ group, parts }) => (
          <optgroup key={group} label={t(`groups.${group}`)}>
            {parts.map((part) => (
              <option key={part} value={part}>
                {nameOf(part)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <nav aria-label={t('label')} className="flex flex-col gap-1 max-lg:hidden">
        {groups.map(({ group, parts }) => (
          <div key={group} className="contents">
            {group === 'leadmanager' && (
              <p className="px-3 pt-3 text-sm text-muted">{t(`groups.${group}`)}</p>
            )}
            {parts.map((part) => (
              <PartLink key={part} to={settingsAddress(part, portal)} isCurrent={part === current}>
                {nameOf(part)}
              </PartLink>
            ))}
          </div>
        ))}
      </nav>
    </>
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
