import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Network } from '@shared/marketing/channels/networks';
import { hasPostFor } from '@shared/marketing/publications/carried';
import { addDays } from '@shared/list/periods';
import { ApiError, errorText } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { likelyPicture } from '../../assets/likely-picture';
import { type Asset, picturesOf } from '../../assets/reads';
import type { Channel } from '../../channels/reads';
import { pieceResults } from '../../piece-results';
import type { ListedCompany } from '../../reads';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { todayIn } from '../calendar/time/wall';
import { scheduleAll, Unscheduled } from './schedule-all';
import type { Planning } from './planning';
import { usePosts } from './use-posts';
import { useTellScheduled } from './use-tell-scheduled';
import { schedulePlan, type SchedulePlanInput, slotsOf } from './schedule-values';

/** The time of a first post, which the form offers. */
const USUAL_TIME = '10:00';

/** The pictures of posts: which there are, and which is chosen for each. */
function usePictures(company: number, pieces: readonly number[], { pieces: [first], picture }: Planning) {
  const [chosen, setChosen] = useState<Readonly<Record<number, number | null>>>(
    first !== undefined && picture !== undefined ? { [first]: picture } : {},
  );
  const { data: results } = useQuery(pieceResults(company));
  const layoutOf = (id: number) => results?.find((one) => one.id === id)?.layout;
  const found = useQueries({ queries: pieces.map((id) => picturesOf(id)) });
  const foundFor = (id: number) => found[pieces.indexOf(id)]?.data;
  return {
    picturesFor: (id: number): readonly Asset[] => foundFor(id)?.pictures ?? [],
    /** Undefined until the pictures are known; then the server takes one. */
    pictureOf: (id: number): number | null | undefined => {
      const [own, known] = [chosen[id], foundFor(id)];
      return own !== undefined || known === undefined
        ? own
        : (likelyPicture(known, layoutOf(id))?.id ?? null);
    },
    choose: (id: number, picture: number | null) => setChosen({ ...chosen, [id]: picture }),
  };
}

/**
 * The channels to which a post for some networks can go, and those for which it has no text; while its networks are not
 * known, it can go to all.
 */
function split(chosen: readonly Channel[], networks: readonly Network[] | undefined) {
  const isPosted = ({ network }: Channel) => !networks || hasPostFor(network, networks);
  return { channels: chosen.filter(isPosted), without: chosen.filter((channel) => !isPosted(channel)) };
}

/** How the chosen ones of the channels split for a post. */
const splitOf =
  (channels: readonly Channel[], { known }: ReturnType<typeof usePosts>) =>
  (post: number, chosen: readonly number[]) =>
    split(
      channels.filter(({ id }) => chosen.includes(id)),
      known.get(post)?.networks,
    );

interface ScheduleState {
  company: ListedCompany;
  planning: Planning;
  channels: readonly Channel[];
  onDone: () => void;
}

/** The state of the form that schedules posts. */
export function useScheduleForm({ company, planning, channels, onDone }: ScheduleState) {
  const tell = useTellScheduled();
  const refresh = useRefreshMarketing();
  const zone = company.timezone;
  const posts = usePosts(company.id);
  const splitFor = splitOf(channels, posts);
  const { form, ...wiring } = useSaveForm(schedulePlan, {
    defaultValues: firstValues(planning, zone, channels),
    save: (values) =>
      scheduleAll(values, zone, {
        pictureOf: pictures.pictureOf,
        channelsOf: (id) => splitFor(id, values.channels).channels.map((channel) => channel.id),
      }).catch(keepRest),
    onSaved: (publications) => {
      tell(publications);
      void refresh();
      onDone();
    },
  });
  const values = form.getValues();
  const pictures = usePictures(company.id, values.pieces, planning);

  /** What is scheduled is no longer chosen, so that a second press does not send it again. */
  function keepRest(error: Error): never {
    if (!(error instanceof Unscheduled)) throw error;
    form.setValue('pieces', [...error.left]);
    void refresh();
    throw error;
  }

  return {
    ...wiring,
    ...pictures,
    values,
    slots: slotsOf(values),
    zone,
    posts,
    channelsOf: (id: number) => splitFor(id, values.channels),
    refusal: refusalOf(wiring.save.error),
  };
}

/** The channel of a company that has only one. */
function onlyOne(channels: readonly Channel[]): number[] {
  const connected = channels.filter(({ status }) => status === 'connected');
  return connected.length === 1 ? connected.map(({ id }) => id) : [];
}

const firstValues = (
  { pieces, day, time }: Planning,
  zone: string,
  channels: readonly Channel[],
): SchedulePlanInput => ({
  pieces: [...pieces],
  channels: onlyOne(channels),
  day: day ?? addDays(todayIn(zone), 1),
  when: 'slot',
  time: time ?? USUAL_TIME,
  every: '1',
  workdays: true,
});

/** Why posts were not scheduled, and how many were before. What the server says of the channels stands beside them. */
function refusalOf(error: Error | null) {
  if (!error) return null;
  const cause = error instanceof Unscheduled ? error.cause : error;
  const fields = (cause instanceof ApiError && cause.fields) || {};
  const others = Object.entries(fields).filter(([name]) => name !== 'channels');
  return {
    done: error instanceof Unscheduled ? error.done : 0,
    text: others.map(([, problem]) => problem).join(' ') || errorText(cause),
  };
}
