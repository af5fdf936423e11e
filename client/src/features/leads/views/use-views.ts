import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { RecordSection } from '@shared/leads/sections';
import { readyViews } from '@shared/leads/views/ready';
import { leadViews } from '@shared/leads/views/endpoints';
import type { SavedView } from '@shared/views/view';
import { useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { viewsTexts } from './texts/views';

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
function spelled(search: string): string {
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
  const { data: saved = noViews } = useQuery(viewList());
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
  const isList = new URLSearchParams(search).get('view') === 'list';

  return {
    views,
    own,
    current,
    isChanged: current !== undefined && spelled(current.query) !== spelled(search),
    query: spelled(search),
    open: (view: Pick<OfferedView, 'key' | 'query'>) => navigate(addressIn(path, view.key, view.query)),
    openAll: () => navigate(isList ? `${path}?view=list` : path),
  };
}

const addressIn = (path: string, key: string, search: string) =>
  `${path}?${search}${search && '&'}${NAMES}=${key}`;

/** A section that is opened without a search begins with its default view, the reader's own before everybody's. */
export function useDefaultView(section: RecordSection) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { data: saved, isSuccess } = useQuery(viewList());
  const isNew = useRef(true);
  useEffect(() => {
    if (!isNew.current || !isSuccess) return;
    isNew.current = false;
    const usual = saved
      .filter(({ list, isDefault }) => list === section && isDefault)
      .toSorted((left, right) => Number(right.isOwn) - Number(left.isOwn))[0];
    if (usual && search === '') navigate(addressIn(path, String(usual.id), usual.query), { replace: true });
  });
}
