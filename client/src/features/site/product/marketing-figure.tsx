import type { ReactNode } from 'react';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icons';
import { Split } from '../layouts/split';

interface MarketingFigureProps {
  figure: string;
  /** What the figure measures. */
  label: string;
  /** States that the figure is an estimate and no promise; always shown. */
  note: string;
}

interface FigureSectionProps extends MarketingFigureProps {
  title: string;
  /** What the figure does not say, beside it. */
  children: ReactNode;
}

/** A promotional figure in its section, always shown with its note. */
export const FigureSection = ({ title, children, ...figure }: FigureSectionProps) => (
  <Split title={title}>
    <div className="grid items-center gap-8 md:grid-cols-2">
      <MarketingFigure {...figure} />
      {children}
    </div>
  </Split>
);

const MarketingFigure = ({ figure, label, note }: MarketingFigureProps) => (
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
