import { useId, useState } from 'react';
import type { ArgumentValue } from '@shared/assistant/commands';
import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import type { Chip, Command } from '../wire';
import { ChipEditor } from './chip-editor';
import { useChipText } from './use-chip-text';

interface ChipsProps {
  command: Command;
  /** Whether they can be changed now. */
  editable: boolean;
  /** Undefined leaves the argument out. */
  onChange: (name: string, value: ArgumentValue | undefined) => void;
}

/** What was understood of a command: what is done, and each argument as a button that changes it. */
export function Chips({ command, editable, onChange }: ChipsProps) {
  const t = useTexts(assistantTexts);
  const say = useBilingual();
  const id = useId();
  const [open, setOpen] = useState<string | null>(null);
  const edited = editable ? command.chips.find(({ name }) => name === open) : undefined;
  const buttonId = (name: string) => `${id}-${name}`;
  function close() {
    setOpen(null);
    if (open) document.getElementById(buttonId(open))?.focus();
  }
  return (
    <div className="grid gap-3">
      <ul aria-label={t('chips.understood')} className="flex flex-wrap items-center gap-1.5">
        <li className="font-semibold">{say(command.title)}</li>
        {command.chips.map((chip) => (
          <li key={chip.name} className="max-w-full">
            <ChipButton
              id={buttonId(chip.name)}
              chip={chip}
              open={chip === edited}
              disabled={!editable}
              onClick={() => setOpen(chip === edited ? null : chip.name)}
            />
          </li>
        ))}
      </ul>
      {edited && (
        <ChipEditor
          key={edited.name}
          chip={edited}
          onClose={close}
          onChange={(value) => {
            close();
            onChange(edited.name, value);
          }}
        />
      )}
    </div>
  );
}

interface ChipButtonProps {
  id: string;
  chip: Chip;
  open: boolean;
  disabled: boolean;
  onClick: () => void;
}

function ChipButton({ chip, open, ...button }: ChipButtonProps) {
  const t = useTexts(assistantTexts);
  const say = useBilingual();
  const textOf = useChipText();
  return (
    <button
      type="button"
      {...button}
      aria-expanded={open}
      aria-label={t('chips.change', { label: say(chip.label), value: say(chip.text) })}
      className="flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line bg-ink/6 px-3 text-left text-sm hover:border-ink disabled:hover:border-line aria-expanded:border-brand pointer-coarse:min-h-11"
    >
      <span className="truncate">{textOf(chip)}</span>
      <Icon name={portalIcons.pencil} className="size-3.5 text-muted" />
    </button>
  );
}
