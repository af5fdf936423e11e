import { useLocation, useSearchParams } from 'wouter';
import { type Ref, type RefKind, refOf } from '@shared/assistant/refs';
import { portals } from '@shared/addresses/portals';
import { consultingPages } from '@shared/consulting/addresses';
import { dashboardAddress, type RecordSection, recordSections } from '@shared/leads/sections';
import { idBelow, idIn } from '@/lib/address/id-in';

const kinds = {
  contacts: 'contact',
  companies: 'company',
  opportunities: 'deal',
  communications: 'communication',
  tasks: 'task',
} as const satisfies Record<RecordSection, RefKind>;

/** What in the search of a page of COMERZIA names what is open. */
const opened = ['product', 'content', 'lead'] as const;

/** What the page is about, the nearest first: a record, or in COMERZIA what is open and its company. */
export function useAbout(): Ref[] {
  const [path] = useLocation();
  const [search] = useSearchParams();
  const about = (kind: RefKind, id: number | undefined) => (id === undefined ? [] : [refOf(kind, id)]);
  const records = recordSections.flatMap((section) =>
    about(kinds[section], idBelow(dashboardAddress(section), path)),
  );
  const business = about('business', idBelow(consultingPages.noCompany.pattern, path));
  const brand = about('brand', idBelow(portals.comerzia.home, path));
  const inBrand =
    brand.length === 0 ? [] : opened.flatMap((kind) => about(kind, idIn(search.get(kind) ?? '')));
  return [...records, ...business, ...inBrand, ...brand];
}
