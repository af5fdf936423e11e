import { useLocation } from 'wouter';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { stepAddress, steps } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { CommandPalette, type PaletteItem } from '@/ui/command/command-palette';
import { usePaletteWords } from '@/ui/command/use-palette-words';
import { Icon } from '@/ui/icons';
import { useAddress } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { searchTexts } from './texts/search';
import { workspaceTexts } from '../steps/texts/workspace';
import { useFound } from './use-found';

interface MarketingPaletteProps {
  /** The company that is open, whose steps are offered. */
  companyId: number | undefined;
  onClose: () => void;
}

/** Finds companies, products, campaigns and contents of the whole portal, and leads to the steps of the open company. */
export function MarketingPalette({ companyId, onClose }: MarketingPaletteProps) {
  const t = useTexts(searchTexts);
  const { typed, wanted, isNamed } = usePaletteWords();
  const { items, isSimilar, error, isFetching } = useFound(wanted);
  const places = usePlaces(companyId);
  const named = places.filter(isNamed);
  const isNothing = wanted !== '' && !isFetching && !error && items.length + named.length === 0;
  return (
    <CommandPalette
      onClose={onClose}
      title={t('title')}
      placeholder={t('placeholder')}
      {...typed}
      groups={[
        { heading: t(isSimilar ? 'similar' : 'found'), items },
        { heading: t('goTo'), items: named },
        ...(isNothing ? [{ heading: t('nothing', { words: wanted }), items: places }] : []),
      ]}
      empty={error ? t('failed') : null}
    />
  );
}

/** The steps of the open company, and all companies. */
function usePlaces(companyId: number | undefined): PaletteItem[] {
  const t = useTexts(workspaceTexts);
  const [, goTo] = useLocation();
  const home = useAddress(addressOf(sitePages.comercia));
  const all = {
    id: 'companies',
    label: t('rail.companies'),
    icon: <Icon name={portalIcons.building} />,
    choose: () => goTo(home),
  };
  if (companyId === undefined) return [all];
  const own = steps.map((step) => ({
    id: step,
    label: t(`steps.${step}.label`),
    icon: <Icon name={portalIcons.list} />,
    choose: () => goTo(stepAddress(companyId, step)),
  }));
  return [...own, all];
}
