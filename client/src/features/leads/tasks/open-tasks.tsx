import { useQuery } from '@tanstack/react-query';
import { recordAddress } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { TextLink } from '@/ui/navigation/link';
import type { About } from '../communications/about';
import { listOf } from '../records';
import { tasksTexts } from './texts/tasks';
import { Due } from './due';
import { DoneBox, SnoozeButton } from './quick-acts';

/** The open tasks of a record, the first due first; without any, nothing: the record's acts add one. */
export function OpenTasks({ about }: { about: About }) {
  const t = useTexts(tasksTexts);
  const { data } = useQuery({ ...listOf('tasks', { ...about.search, limit: 200 }), staleTime: 0 });
  const mayWrite = useMayWrite();
  if (data?.rows.length === 0) return null;
  return (
    <section aria-label={t('openTasks')}>
      <h2 className="text-xl">{t('openTasks')}</h2>
      <ul className="mt-1 grid grid-cols-[minmax(0,1fr)]">
        {data?.rows.map((task) => (
          <li key={task.id} className="flex min-h-11 items-center gap-3 border-b border-line">
            <DoneBox task={task} />
            <div className="min-w-0 grow py-2 sm:flex sm:items-center sm:gap-3 sm:py-0">
              <TextLink
                to={recordAddress('tasks', task.id)}
                className="min-w-0 grow wrap-anywhere sm:truncate"
              >
                {task.title}
              </TextLink>
              <span className="block text-sm sm:shrink-0">
                <Due task={task} />
              </span>
            </div>
            {mayWrite && <SnoozeButton task={task} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
