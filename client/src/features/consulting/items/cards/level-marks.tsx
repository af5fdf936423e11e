import { scale } from '@shared/consulting/scales';
import { classNames } from '@/lib/class-names';

const steps = Array.from({ length: scale.max }, (_, index) => index + 1);

const fills = {
  brand: 'bg-brand',
  danger: 'bg-danger',
  caution: 'bg-accent',
  info: 'bg-info',
  positive: 'bg-positive',
  neutral: 'bg-muted',
} as const;

interface LevelMarksProps {
  level: number;
  tone?: keyof typeof fills;
}

/** Five marks, filled up to the level; decorative, because the text beside them states the level. */
export const LevelMarks = ({ level, tone = 'brand' }: LevelMarksProps) => (
  <span aria-hidden className="flex shrink-0 gap-1">
    {steps.map((step) => (
      <span
        key={step}
        className={classNames('h-4 w-1.5 rounded-full', step <= level ? fills[tone] : 'bg-line')}
      />
    ))}
  </span>
);
