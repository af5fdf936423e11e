import { useQuery } from '@tanstack/react-query';
import { entityOf, hasOwnFields } from '@shared/leads/entities';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { tagList } from '../../records';
import { jobsTexts } from '../../jobs/texts/jobs';
import type { BulkAct } from './bulk-act';

/** The acts that give many records a tag, or take one from them; none while the account has no tags. */
export function useTagActs(section: RecordSection): BulkAct[] {
  const t = useTexts(jobsTexts);
  const isTagged = hasOwnFields(entityOf[section]);
  const { data: tags = [] } = useQuery({ ...tagList(), enabled: isTagged });
  if (!isTagged || tags.length === 0) return [];
  const choices = tags.map(({ id, name }) => ({ value: String(id), label: name }));
  return [
    { label: t('bulk.act.addTags'), choices, does: (id) => ({ addTags: [Number(id)] }) },
    { label: t('bulk.act.removeTags'), choices, does: (id) => ({ removeTags: [Number(id)] }) },
  ];
}
