import { scale } from '@shared/consulting/scales';
import { classNames } from '@/lib/class-names';

const steps = Array.from({ length: scale.max }, (_, index) => index + 1);

/** Five marks, filled up to the level; decorative, because the text beside them states the level. */
export const LevelMarks = ({ level }: { level: number }) => (
  <span aria-hidden className="flex shrink-0 gap-1">
    {steps.map((step) => (
      <span
        key={step}
        className={classNames('h-4 w-1.5 rounded-full', step <= level ? 'bg-brand' : 'bg-line')}
      />
    ))}
  </span>
);
