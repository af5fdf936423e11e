import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tagList } from '../records';

const noTags: never[] = [];

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

/** The names of the tags with some ids, in the cell of a list; the title tells what finds no room. */
export function useTagCells() {
  const { data: tags = noTags } = useQuery(tagList());
  return useCallback(
    (ids: readonly number[]) => {
      const names = tags
        .filter(({ id }) => ids.includes(id))
        .map(({ name }) => name)
        .join(', ');
      return names && <span title={names}>{names}</span>;
    },
    [tags],
  );
}
