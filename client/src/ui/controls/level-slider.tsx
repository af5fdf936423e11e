import { scale } from '@shared/consulting/scales';
import { Field, type FieldProps } from './field';

interface LevelSliderProps extends Omit<FieldProps, 'optional'> {
  name?: string;
  value: number;
  onChange: (value: number) => void;
  /** What the two ends mean. */
  ends?: { low: string; high: string };
}

/** A level from 1 to 5, in steps of one, with the chosen number in sight. */
export function LevelSlider({ label, hint, error, name, value, onChange, ends }: LevelSliderProps) {
  return (
    <Field {...{ label, hint, error }}>
      {(control) => (
        <div>
          <div className="flex items-center gap-4">
            <input
              type="range"
              {...control}
              name={name}
              min={scale.min}
              max={scale.max}
              step={1}
              value={value}
              onChange={(event) => onChange(event.target.valueAsNumber)}
              aria-valuetext={`${value}/${scale.max}`}
              className="h-11 w-full cursor-pointer accent-brand"
            />
            <output htmlFor={control.id} className="w-10 shrink-0 text-right font-semibold tabular-nums">
              {value}/{scale.max}
            </output>
          </div>
          {ends && (
            <div aria-hidden className="flex justify-between pr-14 text-sm text-muted">
              <span>{ends.low}</span>
              <span>{ends.high}</span>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
