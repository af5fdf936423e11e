import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { RecordDialog } from '../forms/record-dialog';
import { TaskForm } from '../tasks/lazy-task-form';
import { tasksTexts } from '../tasks/texts/tasks';

/** Gives an opportunity its next step. */
export function OpportunityActs({ row: { id, title } }: { row: { id: number; title: string } }) {
  const t = useTexts(tasksTexts);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <IfMayWrite>
        <Button
          variant="secondary"
          icon={portalIcons.plus}
          aria-label={`${t('add')}: ${title}`}
          onClick={() => setAdding(true)}
        >
          {t('add')}
        </Button>
      </IfMayWrite>
      <RecordDialog
        section="tasks"
        form={TaskForm}
        given={{ opportunityId: id }}
        open={isAdding}
        onClose={() => setAdding(false)}
      />
    </>
  );
}
