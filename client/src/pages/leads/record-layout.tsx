import type { ReactNode } from 'react';
import { useState } from 'react';
import type { About } from '@/features/leads/communications/about';
import { Composer } from '@/features/leads/communications/composer';
import { CommunicationForm } from '@/features/leads/communications/lazy-communication-form';
import { EmlIntake } from '@/features/leads/mails/eml-intake';
import { OpenTasks } from '@/features/leads/tasks/open-tasks';
import type { TimelineEntry } from '@/features/leads/tasks/timeline/entry';
import { Timeline } from '@/features/leads/tasks/timeline/timeline';
import { ToTimeline } from '@/features/leads/tasks/timeline/to-timeline';
import { TaskForm } from '@/features/leads/tasks/lazy-task-form';
import { RecordDialog } from '@/features/leads/forms/record-dialog';
import { useMayWrite } from '@/lib/session/use-may-write';

interface RecordLayoutProps {
  about: About;
  /** Name, facts and acts. */
  head: ReactNode;
  /** What comes before everything that is done with the record. */
  first?: ReactNode;
  /** What is about to stand in the timeline. */
  aboveTimeline?: ReactNode;
  /** What another portal knows of the record, for its timeline. */
  elsewhere?: readonly TimelineEntry[];
  /** Details and related records. */
  beside: ReactNode;
  children?: ReactNode;
}

/** The parts of every record's page: head, open tasks, composer and timeline, with the details beside. */
export function RecordLayout(props: RecordLayoutProps) {
  const { about, head, first, beside, aboveTimeline, elsewhere, children } = props;
  const mayWrite = useMayWrite();
  const [isFollowing, setFollowing] = useState(false);
  const [typed, setTyped] = useState<{ type: string; body: string } | null>(null);
  // The box is emptied once what was typed in it has been saved by the form of all fields.
  const [savedInForm, setSavedInForm] = useState(0);
  const [isLogged, setLogged] = useState(false);
  const followUp = () => {
    setLogged(false);
    setFollowing(true);
  };
  return (
    <div className="max-sm:pb-20">
      {head}
      <ToTimeline />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {/* In one column the linked records and the fields stand above the timeline, which has no end, and the rest below it. */}
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 max-lg:contents">
          {first}
          {children}
          <OpenTasks about={about} />
          {mayWrite && (
            <Composer
              key={savedInForm}
              about={about}
              onLogged={() => setLogged(true)}
              onFollowUp={isLogged ? followUp : undefined}
              onMore={setTyped}
              more={<EmlIntake about={about} />}
            />
          )}
          {aboveTimeline}
          <Timeline about={about} elsewhere={elsewhere} />
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 max-lg:contents max-lg:*:order-2">
          {beside}
        </aside>
      </div>
      <RecordDialog
        section="communications"
        form={CommunicationForm}
        given={{ ...about.communication, ...typed }}
        open={typed !== null}
        onClose={() => setTyped(null)}
        onSaved={() => {
          setSavedInForm((count) => count + 1);
          setLogged(true);
        }}
      />
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
