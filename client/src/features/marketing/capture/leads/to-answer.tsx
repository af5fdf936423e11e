import { unanswered } from '@shared/marketing/capture/leads/unanswered';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { captureTexts } from '../texts/capture';
import { useCaptureState } from '../use-capture-state';

const filter = JSON.stringify(unanswered);

/** Shows whom nobody has answered, the same people as Today, or everybody again; nothing while there is nobody. */
export function ToAnswer({ count }: { count: number }) {
  const t = useTexts(captureTexts);
  const { state, change } = useCaptureState();
  if (count === 0) return null;
  const isOn = state.filter === filter;
  return (
    <Button
      variant={isOn ? 'secondary' : 'primary'}
      aria-pressed={isOn}
      className="max-md:px-3 max-sm:px-2 max-sm:text-sm"
      onClick={() => change({ filter: isOn ? '' : filter })}
    >
      {t('leads.toAnswer', { count })}
    </Button>
  );
}
