import { useTexts } from '@/i18n/use-texts';
import { lazyPart } from '@/lib/lazy-part';
import { Dialog } from '@/ui/overlays/dialog';
import type { ListedCompany } from '../../reads';
import { publicationsTexts } from '../texts/publications';
import type { Planning } from './planning';

const ScheduleForm = lazyPart(async () => (await import('./schedule-form')).ScheduleForm);

interface ScheduleDialogProps {
  company: ListedCompany;
  /** Null closes the dialog. */
  planning: Planning | null;
  onClose: () => void;
  onConnect: () => void;
  /** Publishes the page of a set along with its posts. */
  onGoLive?: (setId: number) => void;
}

/** Schedules one post or several. */
export function ScheduleDialog({ company, planning, onClose, onConnect, onGoLive }: ScheduleDialogProps) {
  const t = useTexts(publicationsTexts);
  return (
    <Dialog shape="wide" open={planning !== null} onClose={onClose} title={t('scheduling.title')}>
      {planning && (
        <ScheduleForm
          company={company}
          planning={planning}
          onDone={onClose}
          onConnect={onConnect}
          {...(onGoLive && { onGoLive })}
        />
      )}
    </Dialog>
  );
}
