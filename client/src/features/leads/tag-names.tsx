import { useQuery } from '@tanstack/react-query';
import { Badge } from '@/ui/feedback/badge';
import { tagList } from './records';

/** The tags of a record that are still there, by name. */
export function useTagsOf(ids: readonly number[]) {
  const { data: tags = [] } = useQuery(tagList());
  return tags.filter(({ id }) => ids.includes(id));
}

/** The names of a record's tags. */
export function TagNames({ ids }: { ids: readonly number[] }) {
  const names = useTagsOf(ids).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : '–';
}

/** The names of a record's tags as badges in one line; what finds no room is told by the title. */
export function TagBadges({ ids }: { ids: readonly number[] }) {
  const tags = useTagsOf(ids);
  return (
    <span className="flex gap-1 overflow-hidden" title={tags.map(({ name }) => name).join(', ')}>
      {tags.map(({ id, name }) => (
        <Badge key={id}>{name}</Badge>
      ))}
    </span>
  );
}
