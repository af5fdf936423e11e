import { z } from 'zod';
import { isDay } from '@shared/list/periods';
import { publicationMessages as texts } from '@shared/marketing/publications/messages';
import { nowSlot } from '@shared/marketing/publications/schemas';
import { publicationLimits } from '@shared/marketing/publications/scales';
import { say } from '@shared/message';
import { spreadOver } from '../calendar/time/moves';

/** Days from one post to the next. */
export const paces = ['1', '2', '3', '7'] as const;

/** Whether a post goes out at once or at a time; several are always given times. */
export const whens = ['slot', 'now'] as const;

/** What the form asks for: posts, channels, and when the first one goes out. */
export const schedulePlan = z
  .object({
    pieces: z.array(z.number()),
    channels: z.array(z.number()).min(1, texts['channel.none']),
    when: z.enum(whens),
    day: z.iso.date(texts['slot.none']),
    time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, texts['slot.none']),
    every: z.enum(paces),
    workdays: z.boolean(),
  })
  .refine(({ pieces, channels }) => pieces.length * channels.length <= publicationLimits.slots, {
    path: ['channels'],
    error: say(texts['slot.most'], { most: publicationLimits.slots }),
  });

export type SchedulePlanInput = z.input<typeof schedulePlan>;

/** Whether what is chosen goes out at once. */
export const isNow = ({ pieces, when }: Pick<SchedulePlanInput, 'pieces' | 'when'>): boolean =>
  when === 'now' && pieces.length === 1;

/** The slot of each post, in their order; empty while no day is chosen. */
export function slotsOf({ pieces, when, day, time, every, workdays }: SchedulePlanInput): string[] {
  if (isNow({ pieces, when })) return [nowSlot];
  if (!isDay(day)) return pieces.map(() => '');
  // A single post goes out on the day that was asked for, a Sunday too.
  const spreads = pieces.length > 1;
  return spreadOver({
    wall: `${day}T${time}`,
    count: pieces.length,
    every: Number(every),
    workdays: spreads && workdays,
  });
}
