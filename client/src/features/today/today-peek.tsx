import { useQuery } from '@tanstack/react-query';
import type { Portal } from '@shared/addresses/portals';
import { accountPages } from '@shared/auth/addresses';
import { addressOf } from '@shared/http/address';
import { portalOf } from '@shared/today/today';
import { useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Skeleton } from '@/ui/feedback/skeleton';
import { TextLink } from '@/ui/navigation/link';
import { type Entry, entriesOf, isEmptyPortal, isStepOf } from './entries';
import { EntryList } from './list/entry-list';
import { groupsOf, ownFirst } from './list/groups';
import { useKeptPlace } from './list/use-kept-place';
import type { PartsOfKinds } from './list/row-parts';
import { todayOf } from './reads';
import { todayTexts } from './texts/today';

/** How many lines of the day a portal's first screen shows, and on a phone, where its list begins below them. */
const LINES = { wide: 3, phone: 2 };
/** The same of what waits in the portal, which stands below a short list: there a phone has room for as many. */
const OWN_LINES = { wide: 8, phone: 8 };
/** And where a phone shows it first, with the list still in sight. */
const OWN_FIRST = { wide: 3, phone: 3 };

interface TodayPeekProps {
  portal: Portal;
  parts: PartsOfKinds;
  /** Whether the list is short, so that the day is seen below it; above it, it has its room from the start. */
  isBelow: boolean;
  /** Whether it is only what waits in this portal; that is so of what stands below. */
  isOwn?: boolean;
}

const isOf = (portal: Portal, entry: Entry) =>
  entry.is === 'row' ? portalOf[entry.kind] === portal : entry.is === 'step' && isStepOf(portal, entry.step);

/** How much waits in a portal beyond the rows that the day lists; nothing is said of what was not counted to its end. */
function leftOut(portal: Portal, entries: readonly Entry[]): number {
  const more = entries.filter((entry) => entry.is === 'more').filter(({ kind }) => portalOf[kind] === portal);
  return more.some(({ isCapped }) => isCapped) ? -Infinity : more.reduce((sum, { count }) => sum + count, 0);
}

/**
 * The first lines of the day beside a portal's first list, once the portal holds something: above the list of the whole
 * day, below it only of what waits in this portal.
 */
export function TodayPeek({ portal, parts, isBelow, isOwn = isBelow }: TodayPeekProps) {
  const t = useTexts(todayTexts);
  const { data, isPending } = useQuery(todayOf());
  const mayWrite = useMayWrite();
  const isPhone = useMedia('(max-width: 639px)');
  const place = useKeptPlace<HTMLElement>(data);
  if (isPending && !isBelow) return <Skeleton className="h-54 grow rounded-card max-sm:h-62" />;
  if (!data || isEmptyPortal(data, portal)) return null;
  // The first steps are for who can take them.
  const all = entriesOf(data).filter(({ is }) => mayWrite || is !== 'step');
  if (all.every(({ is }) => is === 'more')) return null;
  const entries = all.filter((entry) => (isOwn ? isOf(portal, entry) : entry.is !== 'more'));
  const lines = (isBelow ? OWN_LINES : isOwn ? OWN_FIRST : LINES)[isPhone ? 'phone' : 'wide'];
  const total = all.reduce((sum, entry) => sum + (entry.is === 'more' ? entry.count : 1), 0);
  const isKnown = !all.some((entry) => entry.is === 'more' && entry.isCapped);
  const toAll = isKnown && total > Math.min(lines, entries.length) ? t('seeAll', { count: total }) : t('see');
  if (entries.length === 0) return isBelow && <Elsewhere link={toAll} />;
  const others = isOwn ? entries.length - lines + leftOut(portal, all) : 0;
  const Title = isBelow ? 'h2' : 'p';
  return (
    <section ref={place} aria-labelledby="today-peek" className={isBelow ? 'mt-10' : 'min-w-0 grow'}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 max-sm:mb-0">
        {/* Above the list it stands before the h1, where no lower heading may be. */}
        <Title id="today-peek" className="text-xl font-[650]">
          {isOwn ? t('waitingIn', { portal: t(`portals.${portal}`) }) : t('title')}
        </Title>
        <TextLink to={addressOf(accountPages.today)} className="py-2 text-sm">
          {toAll}
        </TextLink>
      </div>
      <EntryList
        entries={ownFirst(groupsOf(data, entries), portal).slice(0, lines)}
        parts={parts}
        within={portal}
      />
      {others > 0 && (
        <TextLink to={addressOf(accountPages.today)} className="inline-flex min-h-11 items-center text-sm">
          {t('others', { count: others })}
        </TextLink>
      )}
    </section>
  );
}

/** Says in one line that nothing waits in the portal, and leads to what waits in the others. */
function Elsewhere({ link }: { link: string }) {
  const t = useTexts(todayTexts);
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-3 border-t border-line pt-3 text-muted">
      {t('elsewhere')}
      <TextLink to={addressOf(accountPages.today)} className="inline-flex min-h-11 items-center">
        {link}
      </TextLink>
    </p>
  );
}
