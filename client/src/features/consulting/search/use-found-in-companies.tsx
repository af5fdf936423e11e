import { useLocation } from 'wouter';
import { consultingPages } from '@shared/consulting/addresses';
import { companyLists, recordNames } from '@shared/consulting/items/lists';
import { consultingSearchApi, type FoundInCompany } from '@shared/consulting/search/endpoints';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { type Found, useFoundRows } from '@/ui/command/use-found-rows';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { itemIcons } from '../items/item-icons';
import { placeOf } from '../items/record-in-address';
import { companiesTexts } from '../texts/companies';

/** The list that holds what was found; none for a company. */
const listOf = ({ entity }: FoundInCompany) => companyLists.find((list) => recordNames[list] === entity);

/** What a search finds in CONSULTIA: companies, and their items with the company that each belongs to. */
export function useFoundInCompanies(words: string): Found {
  const t = useTexts(companiesTexts);
  const [, goTo] = useLocation();
  const { rows, ...state } = useFoundRows(query(consultingSearchApi.find, {}, { q: words }), words);
  const items = rows.map((found) => {
    const list = listOf(found);
    const company = addressOf(consultingPages.company, { id: found.companyId }, { tab: list });
    return {
      id: `consultia-${found.entity}-${found.id}`,
      label: found.name,
      detail: list ? `${t(`${list}.tab`)} · ${found.companyName}` : t('title'),
      icon: <Icon name={list ? itemIcons[list] : portalIcons.building} />,
      choose: () => goTo(list ? `${company}#${placeOf(list, found.id)}` : company),
    };
  });
  return { items, ...state };
}
