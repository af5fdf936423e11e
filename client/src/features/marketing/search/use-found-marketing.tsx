import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { type FoundMarketing, marketingSearchApi } from '@shared/marketing/search/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { toast } from '@/lib/toast';
import type { PaletteItem } from '@/ui/command/command-palette';
import { type Found, useFoundRows } from '@/ui/command/use-found-rows';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { companyList } from '../reads';
import { searchTexts } from './texts/search';
import { foundAddress } from './found-address';

const icons = {
  marketingCompany: portalIcons.building,
  marketingProduct: portalIcons.package,
  marketingCampaign: portalIcons.envelope,
  marketingContent: portalIcons.document,
  marketingLead: portalIcons.user,
} satisfies Record<FoundMarketing['entity'], unknown>;

/** What a search finds in COMERZIA. */
export function useFoundMarketing(words: string): Found {
  const t = useTexts(searchTexts);
  const [, goTo] = useLocation();
  const client = useQueryClient();
  const { data: companies = [] } = useQuery({ ...companyList(), enabled: words !== '' });
  const { rows, ...state } = useFoundRows(query(marketingSearchApi.find, {}, { q: words }), words);

  async function open(one: FoundMarketing) {
    try {
      goTo(await foundAddress(client, one));
    } catch (failure) {
      toast({ variant: 'destructive', title: t('notOpened'), description: errorText(failure as Error) });
    }
  }
  /** Its kind, whose it is, and what tells it from others of the same name. */
  const detailOf = ({ entity, marketingCompanyId, detail }: FoundMarketing) => {
    const company =
      entity === 'marketingCompany' ? undefined : companies.find(({ id }) => id === marketingCompanyId)?.name;
    return [t(`kinds.${entity}`), company, detail].filter(Boolean).join(' · ');
  };
  const items = rows.map(
    (one): PaletteItem => ({
      id: `comerzia-${one.entity}-${one.id}`,
      label: one.name,
      detail: detailOf(one),
      icon: <Icon name={icons[one.entity]} />,
      choose: () => void open(one),
    }),
  );
  return { items, isSimilar: rows.some(({ isSimilar }) => isSimilar), ...state };
}
