import { useState } from 'react';
import { dayOf, startOfDay } from '@shared/list/periods';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { RecordDialog } from '../forms/record-dialog';
import { TaskForm } from '../tasks/lazy-task-form';
import { sectionsTexts } from '../texts/sections';

/** Adds a task, which is due today unless another day is chosen. */
export function AddTask() {
  const t = useTexts(sectionsTexts);
  /** The day for which a task is being added. */
  const [due, setDue] = useState<string | null>(null);
  return (
    <IfMayWrite>
      <Button icon={portalIcons.plus} onClick={() => setDue(startOfDay(dayOf(new Date())))}>
        <span className="max-sm:sr-only">{t('sections.tasks.new')}</span>
      </Button>
      <RecordDialog
        section="tasks"
        form={TaskForm}
        given={{ dueAt: due, isAllDay: true }}
        open={due !== null}
        onClose={() => setDue(null)}
      />
    </IfMayWrite>
  );
}
