import type { ReactNode } from 'react';
import type { Portal } from '@shared/addresses/portals';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { daysSince, waitingLook } from '@/lib/values/waiting';
import { portalOf, type WaitingKind } from '@shared/today/today';
import { type AnyIcon, Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import type { WaitingRow } from '../reads';
import { todayTexts } from '../texts/today';
import { type LinePart, PartsLine } from './parts-line';
import type { RowParts } from './row-parts';
import { useWhen } from './use-when';

const icons: Record<WaitingKind, AnyIcon> = {
  task: portalIcons.check,
  opportunity: portalIcons.target,
  answer: portalIcons.message,
  lead: portalIcons.user,
  channel: portalIcons.link,
  piece: portalIcons.eye,
  report: portalIcons.document,
  post: portalIcons.share,
};

const between = ' · ';

/** Somebody who waits, not something. */
const isPerson = (kind: WaitingKind) => kind === 'answer' || kind === 'lead';

const hasPassed = (at: string) => Date.parse(at) < Date.now();

interface WaitingLineProps {
  kind: WaitingKind;
  urgency: string;
  row: WaitingRow;
  parts: RowParts;
  /** The portal whose screen it is on. */
  within?: Portal | undefined;
  /** Whether it stands under a heading that says what waits there. */
  isNamed: boolean;
}

/** Something that waits: what it is, of which portal, since when or until when, and what can be done here. */
export function WaitingLine({
  kind,
  urgency,
  row,
  parts: { Lead, Acts },
  within,
  isNamed,
}: WaitingLineProps) {
  const t = useTexts(todayTexts);
  const when = useWhen();
  const { title, asked, at, isAllDay, zone, to } = row;
  const isWithin = portalOf[kind] === within;
  const days = at === null ? 0 : daysSince(at, zone);
  const isCounted = days > 0 && (isPerson(kind) || kind === 'opportunity');
  // For how long somebody waits says what is missing.
  const saysItself = kind === 'lead' && isCounted;
  const isEarlier = kind === 'task' && urgency === 'today' && !isAllDay && at !== null && hasPassed(at);
  const isToday = isNamed && kind === 'task' && urgency === 'today' && isAllDay;
  const lookOfTime = classNames(
    urgency === 'late' && 'font-medium text-danger',
    isEarlier && 'font-medium text-warning',
    urgency !== 'late' && !isEarlier && waitingLook(isPerson(kind) ? days : 0),
  );
  const shownAt = at && !isToday && (
    <time dateTime={at} className={classNames('whitespace-nowrap tabular-nums', lookOfTime)}>
      {isCounted ? t(isPerson(kind) ? 'waits' : 'sameStage', { count: days }) : when({ at, isAllDay, zone })}
    </time>
  );
  return (
    <div
      className={classNames(
        'flex items-center gap-x-3 px-3 py-1 max-sm:gap-x-1',
        // On a phone the acts of a task stand beside it, those of others below.
        Lead ? 'max-sm:pr-1' : 'max-sm:flex-wrap',
      )}
    >
      <span className="grid size-8 shrink-0 place-items-center">
        {Lead ? <Lead row={row} /> : <Icon name={icons[kind]} className="size-5 text-muted" />}
      </span>
      <div className="relative min-w-0 grow basis-0 py-1.5">
        <Link
          to={to}
          className="block font-medium wrap-anywhere after:absolute after:inset-0 hover:underline max-sm:line-clamp-2 sm:truncate"
        >
          {title}
        </Link>
        <About
          kind={kind}
          row={row}
          isWithin={isWithin}
          isNamed={
            Lead ? isNamed || isWithin : saysItself || (isNamed && urgency !== 'late' && kind !== 'post')
          }
          shownAt={shownAt}
        />
        {asked && <q className="text-sm max-sm:line-clamp-2 sm:block sm:truncate">{asked}</q>}
      </div>
      <span className="shrink-0 text-sm max-sm:hidden">{shownAt}</span>
      <div
        className={classNames(
          'shrink-0 sm:flex sm:justify-end',
          // On a portal's own screen most are tasks, with one sign: wider acts would leave a gap before it.
          !within && 'sm:min-w-38',
          !Lead && 'max-sm:w-full max-sm:pb-2 max-sm:pl-9',
        )}
      >
        <Acts row={row} />
      </div>
    </div>
  );
}

interface AboutProps {
  kind: WaitingKind;
  row: WaitingRow;
  /** Whether it stands on a screen of its own portal. */
  isWithin: boolean;
  /** Whether what it is can be seen beside it. */
  isNamed: boolean;
  /** Since when or until when; on a wide screen it stands elsewhere. */
  shownAt: ReactNode;
}

/** Of which portal something is, what it is, and whom it is about. */
function About({ kind, row: { about, need, isHigh }, isWithin, isNamed, shownAt }: AboutProps) {
  const t = useTexts(todayTexts);
  const [first, ...further] = about?.split(between) ?? [];
  const what = kind === 'post' ? t(`kinds.post.${need ?? 'late'}`) : t(`kinds.${kind}`);
  const priority = <span className="text-warning">{t('high')}</span>;
  const parts: LinePart[] = [
    [shownAt, 'phone'],
    [isHigh && priority],
    // On a phone the name would stand in every line, and say less there than the icon or the act does.
    [!isWithin && t(`portals.${portalOf[kind]}`), 'wide'],
    [what, isNamed ? 'never' : kind === 'task' ? 'wide' : undefined],
    // A phone has room for the first of them alone.
    [first],
    [further.join(between), 'wide'],
  ];
  return <PartsLine parts={parts} />;
}
