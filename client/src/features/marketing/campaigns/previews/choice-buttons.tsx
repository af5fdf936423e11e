import { Button } from '@/ui/controls/button';

interface ChoiceButtonsProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A few ways to see the same thing, one of which is pressed. */
export const ChoiceButtons = <Value extends string>({
  label,
  value: current,
  choices,
  onChange,
}: ChoiceButtonsProps<Value>) => (
  <fieldset aria-label={label} className="flex">
    {choices.map(({ value, label: words }) => (
      <Button
        key={value}
        variant={value === current ? 'secondary' : 'quiet'}
        aria-pressed={value === current}
        onClick={() => onChange(value)}
      >
        {words}
      </Button>
    ))}
  </fieldset>
);
