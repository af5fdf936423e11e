import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { RecordSection } from '@shared/leads/sections';
import { readyViews } from '@shared/leads/views/ready';
import { leadViews } from '@shared/leads/views/endpoints';
import type { SavedView } from '@shared/views/view';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { viewsTexts } from '../texts/views';

/** The parameter of an address that names its view. */
const NAMES = 'saved';

/** A view as a list offers it; one that every account has cannot be changed. */
export interface OfferedView {
  key: string;
  name: string;
  query: string;
  saved: SavedView | undefined;
}

export const viewList = () => query(leadViews.list, {});

/** A query string in one spelling, without the name of its view. */
export function spelled(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(NAMES);
  params.sort();
  return params.toString();
}

const noViews: SavedView[] = [];

/** The views of a list, the one that the address names, and whether the address has changed since. */
export function useViews(section: RecordSection) {
  const t = useTexts(viewsTexts);
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { data: saved = noViews, isSuccess } = useQuery(viewList());
  const own = saved
    .filter(({ list }) => list === section)
    .toSorted((left, right) => Number(right.isPinned) - Number(left.isPinned));
  const views: OfferedView[] = [
    ...readyViews
      .filter(({ list }) => list === section)
      .map(({ code, query }) => ({ key: code, name: t(`ready.${code}`), query, saved: undefined })),
    ...own.map((view) => ({ key: String(view.id), name: view.name, query: view.query, saved: view })),
  ];
  const named = new URLSearchParams(search).get(NAMES);
  const current = views.find(({ key }) => key === named);
  const open = (view: Pick<OfferedView, 'key' | 'query'>, { replace = false } = {}) =>
    navigate(`${path}?${view.query}${view.query && '&'}${NAMES}=${view.key}`, { replace });

  // A list that is opened without a search begins with its default view.
  const isNew = useRef(true);
  useEffect(() => {
    if (!isNew.current || !isSuccess) return;
    isNew.current = false;
    const usual = own.find(({ isDefault }) => isDefault);
    if (usual && spelled(search) === '' && !named)
      open({ key: String(usual.id), query: usual.query }, { replace: true });
  });

  return {
    views,
    current,
    isChanged: current !== undefined && spelled(current.query) !== spelled(search),
    query: spelled(search),
    open,
    openAll: () => navigate(section === 'opportunities' ? `${path}?view=list` : path),
  };
}
