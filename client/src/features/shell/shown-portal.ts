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
  /** Stands in the sidebar instead of the sections, such as the steps of a company. */
  Sections?: ComponentType<{ onLeave?: () => void }>;
}

/** A portal with the sections that its addresses state; a title that is not in its texts is a type error. */
export const shownPortal = <Of extends ScreenTexts>(
  portal: Sections<`${string}.${TextKey<Of>}`> & { texts: Of; Badge?: ShownPortal['Badge'] },
): ShownPortal => portal;
