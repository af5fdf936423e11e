import { thresholds } from '@shared/consulting/scales';
import { Badge } from '@/ui/feedback/badge';

const { high, middle } = thresholds.badge;

const tones = {
  priority: { high: 'danger', middle: 'caution', low: 'info' },
  impact: { high: 'positive', middle: 'info', low: 'neutral' },
} as const;

interface LevelBadgeProps {
  of: keyof typeof tones;
  level: number;
  children: string;
}

/** The level of a problem or a strength. */
export function LevelBadge({ of, level, children }: LevelBadgeProps) {
  const own = tones[of];
  const tone = level >= high ? own.high : level >= middle ? own.middle : own.low;
  return <Badge tone={tone}>{children}</Badge>;
}
