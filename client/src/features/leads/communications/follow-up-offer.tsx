import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { recordTexts } from '../texts/record';

/** Says that something was logged, and offers a task that follows from it. */
export function FollowUpOffer({ onFollowUp }: { onFollowUp: () => void }) {
  const t = useTexts(recordTexts);
  return (
    <p className="flex flex-wrap items-center gap-3 text-muted">
      {t('composer.logged')}
      <Button variant="secondary" onClick={onFollowUp}>
        {t('composer.followUp')}
      </Button>
    </p>
  );
}
