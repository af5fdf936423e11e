import type { ReactNode } from 'react';
import { useState } from 'react';
import type { About } from '@/features/leads/communications/about';
import { Composer } from '@/features/leads/communications/composer';
import { EmlIntake } from '@/features/leads/mails/eml-intake';
import { OpenTasks } from '@/features/leads/tasks/open-tasks';
import { Timeline } from '@/features/leads/tasks/timeline';
import { TaskForm } from '@/features/leads/tasks/lazy-task-form';
import { RecordDialog } from '@/features/leads/forms/record-dialog';

interface RecordLayoutProps {
  about: About;
  /** Name, facts and acts. */
  head: ReactNode;
  /** What is about to stand in the timeline. */
  aboveTimeline?: ReactNode;
  /** Details and related records. */
  beside: ReactNode;
  children?: ReactNode;
}

/** The parts of every record's page: head, open tasks, composer and timeline, with the details beside. */
export function RecordLayout({ about, head, beside, aboveTimeline, children }: RecordLayoutProps) {
  const [isFollowing, setFollowing] = useState(false);
  return (
    <div className="max-sm:pb-20">
      {head}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {children}
          <OpenTasks about={about} />
          <Composer about={about} onFollowUp={() => setFollowing(true)} more={<EmlIntake about={about} />} />
          {aboveTimeline}
          <Timeline about={about} />
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">{beside}</aside>
      </div>
      <RecordDialog
        section="tasks"
        form={TaskForm}
        given={about.links}
        open={isFollowing}
        onClose={() => setFollowing(false)}
      />
    </div>
  );
}
