import type { ReactNode } from 'react';
import type { ListedAct } from '@shared/acts/act-endpoints';
import type { Wire } from '@shared/http/wire';
import { recordEntities, sectionOf } from '@shared/leads/entities';
import { recordAddress } from '@shared/leads/sections';
import { TimeOfDay } from '@/ui/day-list';
import { Icon } from '@/ui/icons';
import { TextLink } from '@/ui/navigation/link';
import { Part, PartsLine } from '@/ui/parts-line';
import { iconOf, wordOfAll } from './act-kinds';
import type { ActRun } from './act-runs';
import { useActWords } from './use-act-words';
import { WhatChanged } from './what-changed';

interface ActLineProps {
  acts: ActRun['acts'];
  /** What can be done about it, at its end. */
  children: ReactNode;
}

/** Who did what to which record and when; on a phone, the record stands below who did what. */
export function ActLine({ acts, children }: ActLineProps) {
  const words = useActWords();
  const [newest] = acts;
  return (
    <div className="grid min-h-13 grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 py-1">
      <span className="grid size-8 place-items-center self-start rounded-full bg-ink/6 text-muted mt-1.5">
        <Icon name={iconOf(wordOfAll(acts))} className="size-4" />
      </span>
      <div className="py-1 wrap-anywhere sm:self-center">
        <PartsLine>
          <Part isFirst>
            <span className="max-sm:block max-sm:text-sm">
              <span className="font-medium">{words.who(acts)}</span> {words.did(acts)}
            </span>{' '}
            <About act={newest} />
          </Part>
          <Detail act={newest} who={words.who(acts)} />
        </PartsLine>
        <WhatChanged acts={acts} />
      </div>
      <div className="flex items-center justify-end gap-x-3 self-start max-sm:flex-col max-sm:items-end">
        <span className="text-sm whitespace-nowrap text-muted max-sm:pt-1.5 max-sm:leading-5">
          <TimeSpan from={acts.at(-1)?.at ?? newest.at} to={newest.at} />
        </span>
        <span className="grid items-center justify-items-end text-sm sm:min-h-11 sm:min-w-18">
          {children}
        </span>
      </div>
    </div>
  );
}

const minuteOf = (at: string) => at.slice(0, 16);

/** From when to when acts were; one time where that is the same minute. */
const TimeSpan = ({ from, to }: { from: string; to: string }) => (
  <>
    {minuteOf(from) !== minuteOf(to) && (
      <>
        <TimeOfDay at={from} />–
      </>
    )}
    <TimeOfDay at={to} />
  </>
);

const nameOf = ({ kind, actor, record }: Wire<ListedAct>) =>
  record?.name ?? (kind === 'enquiry' ? actor.name : undefined);

/** The name of the one record of an act, which leads to it where it still stands. */
function About({ act }: { act: Wire<ListedAct> }) {
  const { entity, record } = act;
  const ofRecords = recordEntities.find((one) => one === entity);
  const name = nameOf(act);
  if (!name) return null;
  return record?.isThere && ofRecords ? (
    <TextLink to={recordAddress(sectionOf[ofRecords], record.id)}>{name}</TextLink>
  ) : (
    <span className="font-medium">{name}</span>
  );
}

/** What tells a record from others: after a dot, or in a line of its own, where the dot is clipped away. */
function Detail({ act, who }: { act: Wire<ListedAct>; who: string }) {
  const { record, change } = act;
  if (change || !nameOf(act) || !record?.detail || record.detail === who) return null;
  return (
    // A phone has room for the name.
    <Part className="text-muted max-sm:hidden">{record.detail}</Part>
  );
}
