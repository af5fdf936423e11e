import { readStored, store } from '@/lib/storage';

/** Ids of the companies whose guide the user has hidden; stored with spaces between them. */
const closed = () => new Set((readStored('guides_hidden') ?? '').split(' ').filter(Boolean));

export const isGuideHidden = (companyId: number) => closed().has(String(companyId));

export function hideGuide(companyId: number, hidden: boolean): void {
  const ids = closed();
  if (hidden) ids.add(String(companyId));
  else ids.delete(String(companyId));
  store('guides_hidden', [...ids].join(' ') || null);
}
