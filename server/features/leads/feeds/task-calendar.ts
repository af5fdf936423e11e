import type { Task } from '../../../../shared/leads/tasks/endpoints';
import { recordAddress } from '../../../../shared/leads/sections';
import { site } from '../../../../shared/site';

type CalendarTask = Pick<
  Task,
  'id' | 'title' | 'about' | 'isAllDay' | 'priority' | 'updatedAt' | 'version'
> & { dueAt: Date };

const halfAnHour = 30 * 60_000;
const hour = 60 * 60;

/** RFC 5545, 3.8.1.9. */
const priorities = { high: 1, medium: 5, low: 9 } as const;

// The Swedish form of a date is ISO 8601.
const days = new Intl.DateTimeFormat('sv', { timeZone: site.timeZone });

/** The day on which a task is due in Madrid, as midnight UTC, which is written as a date without a zone. */
const dayOf = (at: Date) => new Date(`${days.format(at)}T00:00:00Z`);

/**
 * A calendar (RFC 5545) with an event for each task: the whole day, or half an hour from the time at which it is due.
 * Times are written in UTC, which every calendar shows by its own clocks.
 */
export async function taskCalendar(tasks: readonly CalendarTask[], publicUrl: string): Promise<string> {
  const { default: ical, ICalEventTransparency } = await import('ical-generator');
  const calendar = ical({
    name: 'LEADMANAGER',
    prodId: { company: site.name, product: 'LEADMANAGER' },
    ttl: hour,
  });
  for (const { id, title, about, dueAt, isAllDay, priority, updatedAt, version } of tasks) {
    const start = isAllDay ? dayOf(dueAt) : dueAt;
    calendar.createEvent({
      id: `task-${id}@${site.domain}`,
      sequence: version,
      stamp: updatedAt,
      lastModified: updatedAt,
      start,
      ...(isAllDay ? { allDay: true } : { end: new Date(start.getTime() + halfAnHour) }),
      summary: title,
      description: about,
      url: publicUrl + recordAddress('tasks', id),
      priority: priorities[priority],
      // A task does not make anybody busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
