import { countedTexts } from '../texts/counted';
import { useKeptTexts } from '../use-kept-texts';

const entities = [
  ...['contact', 'company', 'opportunity', 'communication', 'task', 'tag', 'field'],
] as 'contact'[];

/** Says how many there are of an entity, such as "3 contacts"; of one without a name, how many records. */
export function useCounted() {
  const t = useKeptTexts(countedTexts);
  return (entity: string | null, count: number) =>
    t(`of.${entities.find((one) => one === entity) ?? ('record' as 'contact')}`, { count });
}
