import { recordEntities } from '@shared/leads/entities';
import { useTexts } from '@/i18n/use-texts';
import { leadSettingsTexts } from './texts/settings';

const named = [...recordEntities, 'tag', 'field'] as const;

/** The number of records of an entity in words, such as "3 contacts"; "records" for an entity without a name. */
export function useCounted() {
  const t = useTexts(leadSettingsTexts);
  return (entity: string | null, count: number) =>
    t(`counted.${named.find((one) => one === entity) ?? 'record'}`, { count });
}
