import { type Portal, portalNames } from '@shared/addresses/portals';
import { useFoundInCompanies } from '@/features/consulting/search/use-found-in-companies';
import { useFoundLeads } from '@/features/leads/search/use-found-leads';
import { useFoundMarketing } from '@/features/marketing/search/use-found-marketing';
import { paletteTexts } from '@/features/shell/texts/palette';
import { shellTexts } from '@/features/shell/texts/shell';
import { useTexts } from '@/i18n/use-texts';
import type { PaletteGroup } from '@/ui/command/command-palette';
import type { Found } from '@/ui/command/use-found-rows';

/** What is shown of each portal but the present one. */
const most = 6;

/** The portals, the present one first. */
export const portalsFrom = (present: Portal | null): Portal[] =>
  present ? [present, ...portalNames.filter((name) => name !== present)] : portalNames;

/**
 * What the three searches find for what is typed, a group for each portal. Names that are only like the words are left
 * out where another portal holds the words.
 */
export function useFound(present: Portal | null, words: string) {
  const t = useTexts(paletteTexts);
  const tShell = useTexts(shellTexts);
  const found: Record<Portal, Found> = {
    consultia: useFoundInCompanies(words),
    comerzia: useFoundMarketing(words),
    leadmanager: useFoundLeads(words),
  };
  const order = portalsFrom(present);
  const isHeld = order.some((name) => found[name].items.length > 0 && !found[name].isSimilar);
  const groups = order
    .filter((name) => !isHeld || !found[name].isSimilar)
    .map((name): PaletteGroup => {
      const portal = tShell(`portals.${name}`);
      const { items, isSimilar } = found[name];
      return {
        heading: isSimilar ? t('similar', { portal }) : portal,
        items: name === present ? items : items.slice(0, most),
      };
    });
  return {
    groups,
    /** Every search that answered found nothing that holds the words. */
    isMiss: words !== '' && !isHeld && order.every((name) => !found[name].isFetching),
    failures: order
      .filter((name) => found[name].isFailed)
      .map((name) => t('failed', { portal: tShell(`portals.${name}`) })),
  };
}
