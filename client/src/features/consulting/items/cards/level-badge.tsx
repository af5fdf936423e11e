import { thresholds } from '@shared/consulting/scales';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';

const { high, middle } = thresholds.badge;

function toneOf(level: number, tones: { high: BadgeTone; middle: BadgeTone; low: BadgeTone }): BadgeTone {
  if (level >= high) return tones.high;
  return level >= middle ? tones.middle : tones.low;
}

export const PriorityBadge = ({ priority, children }: { priority: number; children: string }) => (
  <Badge tone={toneOf(priority, { high: 'danger', middle: 'caution', low: 'info' })}>{children}</Badge>
);

export const ImpactBadge = ({ impact, children }: { impact: number; children: string }) => (
  <Badge tone={toneOf(impact, { high: 'positive', middle: 'info', low: 'neutral' })}>{children}</Badge>
);
