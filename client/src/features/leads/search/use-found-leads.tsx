import { useLocation } from 'wouter';
import { sectionOf } from '@shared/leads/entities';
import { leadSections, recordAddress } from '@shared/leads/sections';
import { leadSearch } from '@shared/leads/search/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { type Found, useFoundRows } from '@/ui/command/use-found-rows';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { sectionsTexts } from '../texts/sections';

/** What a search finds in LEADMANAGER. */
export function useFoundLeads(words: string): Found {
  const t = useTexts(sectionsTexts);
  const [, goTo] = useLocation();
  const { rows, ...state } = useFoundRows(query(leadSearch.find, {}, { q: words }), words);
  const items = rows.map(({ entity, id, name, detail }) => ({
    id: `leadmanager-${entity}-${id}`,
    label: name,
    detail: [t(`sections.${sectionOf[entity]}.label`), detail].filter(Boolean).join(' · '),
    icon: <Icon name={portalIcons[leadSections[sectionOf[entity]].icon]} />,
    choose: () => goTo(recordAddress(sectionOf[entity], id)),
  }));
  return { items, ...state };
}
