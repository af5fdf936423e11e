import { unanswered } from '@shared/marketing/capture/leads/unanswered';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { captureTexts } from '../texts/capture';
import { useCaptureState } from '../use-capture-state';

const filter = JSON.stringify(unanswered);

/** Shows whom nobody has answered, the same people as Today, or everybody again. */
export function useToAnswer() {
  const { state, change } = useCaptureState();
  const isOn = state.filter === filter;
  return { isOn, toggle: () => change({ filter: isOn ? '' : filter }) };
}

/** The button of those whom nobody has answered; nothing while there is nobody. */
export function ToAnswer({ count }: { count: number }) {
  const t = useTexts(captureTexts);
  const { isOn, toggle } = useToAnswer();
  if (count === 0) return null;
  return (
    <Button
      variant={isOn ? 'secondary' : 'primary'}
      aria-pressed={isOn}
      className="max-md:px-3"
      onClick={toggle}
    >
      {t('leads.toAnswer', { count })}
    </Button>
  );
}
