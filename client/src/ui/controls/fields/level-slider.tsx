import { scale } from '@shared/consulting/scales';
import { Field, type FieldProps } from './field';

interface LevelSliderProps extends Omit<FieldProps, 'optional'> {
  name?: string;
  value: number;
  onChange: (value: number) => void;
  /** The meaning of 1 and of 5. */
  ends?: { low: string; high: string };
}

/** A slider for a level from 1 to 5 in steps of one, which shows the chosen number. */
export function LevelSlider({ label, hint, error, name, value, onChange, ends }: LevelSliderProps) {
  return (
    <Field label={label} hint={hint} error={error}>
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
