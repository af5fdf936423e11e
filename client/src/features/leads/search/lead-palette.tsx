import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { sectionOf } from '@shared/leads/entities';
import {
  dashboardAddress,
  leadSections,
  recordAddress,
  type RecordSection,
  recordSections,
} from '@shared/leads/sections';
import { leadSearch } from '@shared/leads/search/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { CommandPalette } from '@/ui/command/command-palette';
import { usePaletteWords } from '@/ui/command/use-palette-words';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { sectionNames } from '../addresses';
import { paletteTexts } from './texts/palette';
import { sectionsTexts } from '../texts/sections';

interface LeadPaletteProps {
  onClose: () => void;
  onCreate: (section: RecordSection) => void;
  onHelp: () => void;
}

/** Finds records of the whole portal, leads to its sections, and creates anything. */
export function LeadPalette({ onClose, onCreate, onHelp }: LeadPaletteProps) {
  const t = useTexts(paletteTexts);
  const tSections = useTexts(sectionsTexts);
  const [, goTo] = useLocation();
  const { typed, wanted, isNamed } = usePaletteWords();
  const search = useQuery({
    ...query(leadSearch.find, {}, { q: wanted }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  });
  const found = (wanted === '' ? [] : (search.data ?? [])).map(({ entity, id, name, detail }) => ({
    id: `${entity}-${id}`,
    label: name,
    detail,
    icon: <Icon name={portalIcons[leadSections[sectionOf[entity]].icon]} />,
    choose: () => goTo(recordAddress(sectionOf[entity], id)),
  }));
  const sections = sectionNames
    .map((section) => ({
      id: section,
      label: tSections(`sections.${section}.label`),
      icon: <Icon name={portalIcons[leadSections[section].icon]} />,
      choose: () => goTo(dashboardAddress(section)),
    }))
    .filter(isNamed);
  const creations = recordSections.map((section) => ({
    id: `new-${section}`,
    label: tSections(`sections.${section}.new`),
    icon: <Icon name={portalIcons.plus} />,
    choose: () => onCreate(section),
  }));
  const help = { id: 'keys', label: t('keys'), icon: <Icon name={portalIcons.list} />, choose: onHelp };
  const acts = [...creations, help].filter(isNamed);
  return (
    <CommandPalette
      onClose={onClose}
      title={t('title')}
      placeholder={t('placeholder')}
      {...typed}
      groups={[
        { heading: t('found'), items: found },
        { heading: t('goTo'), items: sections },
        { heading: t('create'), items: acts },
      ]}
      empty={search.error ? t('failed') : search.isFetching ? null : t('nothing', { words: wanted })}
    />
  );
}
