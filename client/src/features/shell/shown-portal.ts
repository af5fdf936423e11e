import type { ComponentType } from 'react';
import type { Portal } from '@shared/addresses/portals';
import type { LinkedSection } from '@shared/http/address';
import type { ScreenTexts, TextKey } from '@/i18n/texts';
import type { portalIcons } from '@/ui/portal-icons';

interface Sections<Title extends string = string> {
  name: Portal;
  /** In the order of the sidebar. */
  sections: readonly LinkedSection<{ title: Title; icon: keyof typeof portalIcons }>[];
}

/** A portal as its pages show it. */
export interface ShownPortal extends Sections {
  /** The texts that hold the titles of the sections. */
  texts: ScreenTexts;
  /** Shown beside the section of an address, such as the number of due tasks. */
  Badge?: ComponentType<{ to: string }>;
  /** Whether an address beside the portal's settings belongs to them. */
  isSettings?: (path: string) => boolean;
  /** Stands in the sidebar instead of the sections, such as the steps of a company. */
  Sections?: ComponentType<{ onLeave?: () => void }>;
}

/** A portal with the sections that its addresses state; a title that is not in its texts is a type error. */
export const shownPortal = <Of extends ScreenTexts>(
  portal: Sections<`${string}.${TextKey<Of>}`> & { texts: Of } & Pick<ShownPortal, 'Badge' | 'isSettings'>,
): ShownPortal => portal;
