import { useState } from 'react';
import type { ArgumentValue } from '@shared/assistant/commands';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import { useFirstControl } from '../use-first-control';
import type { Chip } from '../wire';
import { ArgumentField } from './argument-field';

interface ChipEditorProps {
  chip: Chip;
  /** Undefined leaves the argument out. */
  onChange: (value: ArgumentValue | undefined) => void;
  onClose: () => void;
}

/** Changes one argument with the control that forms have for it. */
export function ChipEditor({ chip, onChange, onClose }: ChipEditorProps) {
  const t = useTexts(assistantTexts);
  const say = useBilingual();
  const [value, setValue] = useState<ArgumentValue>(chip.value);
  const frame = useFirstControl<HTMLDivElement>();
  const isUnreadable = Number.isNaN(value);
  const [wasSent, setSent] = useState(false);
  return (
    <Form
      className="rounded-card border border-line p-3"
      onSubmit={() => {
        setSent(true);
        if (!isUnreadable) onChange(value);
      }}
    >
      <div ref={frame} className="grid gap-3">
        <ArgumentField
          argument={chip}
          value={value}
          named={say(chip.text)}
          error={wasSent && isUnreadable ? t('asking.unreadable') : undefined}
          onChange={setValue}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{t('chips.apply')}</Button>
          <Button variant="secondary" onClick={() => onChange(undefined)}>
            {t('chips.leaveOut')}
          </Button>
          <Button variant="quiet" data-act="keep" onClick={onClose}>
            {t('chips.keep')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
