import { Card } from '@/ui/card';
import { Icon } from '@/ui/icons';

interface MarketingFigureProps {
  figure: string;
  /** What the figure measures. */
  label: string;
  /** States that the figure is an estimate and no promise; always shown. */
  note: string;
}

/** A promotional figure, always shown with its note. */
export const MarketingFigure = ({ figure, label, note }: MarketingFigureProps) => (
  <Card as="div" className="grid content-start gap-3 p-6 sm:p-8">
    <p className="grid gap-1">
      <span className="text-5xl font-bold text-brand tabular-nums">{figure}</span>
      <span className="text-xl font-semibold">{label}</span>
    </p>
    <p className="flex gap-2 border-t border-line pt-3 text-muted">
      <Icon name="alert" className="mt-0.5 size-5 text-warning" />
      {note}
    </p>
  </Card>
);
