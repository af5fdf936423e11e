import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useLocation } from 'wouter';
import { dashboardAddress, leadSections, recordAddress, type RecordSection } from '@shared/leads/sections';
import { type FoundRecord, leadSearch } from '@shared/leads/search/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { CommandPalette } from '@/ui/command/command-palette';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { sectionNames } from '../sections';
import { paletteTexts } from '../texts/palette';
import { sectionsTexts } from '../texts/sections';

const sectionOf: Record<FoundRecord['entity'], RecordSection> = {
  contact: 'contacts',
  company: 'companies',
  opportunity: 'opportunities',
};

/** Finds records of the whole portal and leads to its sections. */
export function LeadPalette({ onClose }: { onClose: () => void }) {
  const t = useTexts(paletteTexts);
  const tSections = useTexts(sectionsTexts);
  const [, goTo] = useLocation();
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words).trim();
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
    .filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <CommandPalette
      onClose={onClose}
      title={t('title')}
      placeholder={t('placeholder')}
      words={words}
      onWords={setWords}
      groups={[
        { heading: t('found'), items: found },
        { heading: t('goTo'), items: sections },
      ]}
      empty={search.error ? t('failed') : search.isFetching ? null : t('nothing', { words: wanted })}
    />
  );
}
