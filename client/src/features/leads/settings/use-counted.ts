import { recordEntities } from '@shared/leads/entities';
import { useTexts } from '@/i18n/use-texts';
import { leadSettingsTexts } from './texts/settings';

const named = [...recordEntities, 'tag', 'field'] as const;

/** Says how many there are of an entity, such as "3 contacts"; of one without a name, how many records. */
export function useCounted() {
  const t = useTexts(leadSettingsTexts);
  return (entity: string | null, count: number) =>
    t(`counted.${named.find((one) => one === entity) ?? 'record'}`, { count });
}
