import type { RecordSection } from '@shared/leads/sections';
import type { Portal } from '@shared/addresses/portals';
import type { Fields } from '@/lib/forms/save-changes';

/** The portals in which a business of one's own is described. */
export type BusinessPortal = Exclude<Portal, 'leadmanager'>;

/** What the search button of a page has opened: the palette, or what was chosen in it. */
export type Opened =
  | 'palette'
  | 'keys'
  | { create: RecordSection; given?: Fields }
  | { business: BusinessPortal; named: string };
