import type { ReactNode } from 'react';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icons';
import { Split } from '../layouts/split';

interface FigureSectionProps {
  title: string;
  figure: string;
  /** What the figure measures. */
  label: string;
  /** States that the figure is an estimate and no promise; always shown. */
  note: string;
  /** What the figure does not say, beside it. */
  children: ReactNode;
}

/** A promotional figure in its section, always shown with its note, and beside it what it does not say. */
export const FigureSection = ({ title, figure, label, note, children }: FigureSectionProps) => (
  <Split title={title}>
    <Card as="div" className="grid gap-x-10 gap-y-6 p-6 sm:p-8 md:grid-cols-2">
      <div className="grid content-start gap-3">
        <p className="grid gap-1">
          <span className="text-5xl font-bold text-brand tabular-nums">{figure}</span>
          <span className="text-xl font-semibold">{label}</span>
        </p>
        <p className="flex gap-2 text-muted">
          <Icon name="alert" className="mt-0.5 size-5 text-warning" />
          {note}
        </p>
      </div>
      <div className="border-line max-md:border-t max-md:pt-6 md:border-l md:pl-10">{children}</div>
    </Card>
  </Split>
);
