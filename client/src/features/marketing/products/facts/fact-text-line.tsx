import { factLimits } from '@shared/marketing/products/scales';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/controls/text-field';
import { commonTexts } from '@/ui/texts/common';

interface FactTextLineProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  pending: boolean;
}

/** A text of a fact with the button that saves it. */
export function FactTextLine({ label, value, onChange, error, pending }: FactTextLineProps) {
  const t = useTexts(commonTexts);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 grow basis-56">
        <TextField
          label={label}
          value={value}
          maxLength={factLimits.text}
          autoComplete="off"
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <Button type="submit" variant="secondary" pending={pending}>
        {t('actions.save')}
      </Button>
    </div>
  );
}
