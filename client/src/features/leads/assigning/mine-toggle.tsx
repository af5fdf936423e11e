import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { assigningTexts } from './texts/assigning';

interface MineToggleProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Shows only what is assigned to the reader. */
export function MineToggle({ isOn, onChange }: MineToggleProps) {
  const t = useTexts(assigningTexts);
  return (
    <Button
      variant={isOn ? 'secondary' : 'quiet'}
      aria-pressed={isOn}
      title={t('onlyMine')}
      onClick={() => onChange(!isOn)}
    >
      {t('mine')}
    </Button>
  );
}
