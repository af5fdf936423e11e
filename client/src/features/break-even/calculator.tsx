import { useDeferredValue } from 'react';
import { Alert } from '@/ui/feedback/alert';
import { Card } from '@/ui/card';
import { figureNames, isOptional } from './figures/figures';
import { FiguresForm } from './figures/figures-form';
import { type FiguresState, problemOf } from './figures/figures-state';
import { LateChart, LateSensitivity } from './late-parts';
import { Results } from './results/results';
import { Share } from './share';
import { useFigures } from './figures/use-figures';
import { useWords } from './use-words';

/** The figures beside the results that follow from them. */
export function BreakEvenCalculator() {
  const figures = useFigures();
  const { state } = figures;
  const laterFigures = useDeferredValue(state.figures);
  const { t } = useWords(state.figures);
  return (
    <div className="grid gap-12">
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12">
        <div className="grid content-start gap-6">
          {state.isExample && <p className="font-medium noscript:hidden">{t('form.example')}</p>}
          <p className="hidden font-medium text-warning noscript:block">{t('form.noScript')}</p>
          <Unreadable state={state} />
          <FiguresForm figures={figures} />
        </div>
        <section aria-label={t('results.title')} className="grid min-w-0 content-start gap-8">
          <Held state={state} />
          <Results figures={state.figures} />
          <Card as="div" className="min-w-0 break-inside-avoid p-3 sm:p-5">
            <h3 className="sr-only">{t('chart.title')}</h3>
            <LateChart figures={laterFigures} />
          </Card>
        </section>
      </div>
      <LateSensitivity figures={laterFigures} />
      <Share figures={state.figures} />
    </div>
  );
}

/** Lists the figures of the address that are invalid, and the values used instead. */
function Unreadable({ state }: { state: FiguresState }) {
  const { t } = useWords(state.figures);
  if (state.unreadable.length === 0) return null;
  const list = (optional: boolean) =>
    state.unreadable
      .filter((name) => isOptional(name) === optional)
      .map((name) => t(`address.names.${name}`))
      .join(', ');
  const [needed, optional] = [list(false), list(true)];
  return (
    <Alert tone="warning" title={t('address.title')}>
      {needed && <p>{t('address.needed', { names: needed })}</p>}
      {optional && <p>{t('address.optional', { names: optional })}</p>}
    </Alert>
  );
}

function Held({ state }: { state: FiguresState }) {
  const { t } = useWords(state.figures);
  if (!figureNames.some((name) => problemOf(state, name))) return null;
  return <Alert tone="warning">{t('errors.held')}</Alert>;
}
