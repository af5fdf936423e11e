import { waiting } from '@shared/marketing/capture/leads/unanswered';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { captureTexts } from '../texts/capture';
import { useCaptureState } from '../use-capture-state';

const filter = JSON.stringify(waiting);

/** The button of all who wait for an answer or for a reply, and of everybody again; nothing while there is nobody. */
export function ToAnswer({ count }: { count: number }) {
  const t = useTexts(captureTexts);
  const { state, change } = useCaptureState();
  const isOn = state.filter === filter;
  if (count === 0) return null;
  return (
    <Button
      variant={isOn ? 'secondary' : 'primary'}
      aria-pressed={isOn}
      className="max-md:px-2.5 max-sm:text-sm"
      onClick={() => change({ filter: isOn ? '' : filter })}
    >
      {t('leads.toAnswer', { count })}
    </Button>
  );
}
