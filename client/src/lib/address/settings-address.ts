import { type Portal, portals } from '@shared/addresses/portals';
import { withSearch } from '@shared/http/address';

/** The parts of the settings, by what they are for; the address names all but the first. */
export const settingsParts = {
  account: ['account', 'security', 'people', 'businesses', 'log', 'bin'],
  leadmanager: ['sales', 'fields', 'imports', 'tools', 'history'],
} as const;

/** What parts of the settings are for. */
export type SettingsGroup = keyof typeof settingsParts;
/** A part of the settings by its name in the address. */
export type SettingsPart = (typeof settingsParts)[SettingsGroup][number];

/** In the order in which they are shown. */
export const settingsGroups = Object.keys(settingsParts) as SettingsGroup[];

/** The part that an address names; the account's if it names none. Two portals had parts of their own for businesses. */
export function settingsPartIn(search: string): SettingsPart {
  const named = new URLSearchParams(search).get('part')?.replace(/^(consultia|comerzia)$/, 'businesses');
  return (
    Object.values(settingsParts)
      .flat()
      .find((part) => part === named) ?? 'account'
  );
}

/** The address of a part of the settings, in the frame of a portal. */
export const settingsAddress = (part: SettingsPart, portal: Portal | null = null) =>
  withSearch(portals[portal ?? 'consultia'].settings, { part: part === 'account' ? undefined : part });

/** The bin, which shows first what was deleted of a kind. */
export const binAddress = (kind: string, portal: Portal | null = null) =>
  withSearch(portals[portal ?? 'consultia'].settings, { part: 'bin', kind });
