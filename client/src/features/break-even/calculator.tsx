import { useDeferredValue } from 'react';
import { Alert } from '@/ui/feedback/alert';
import { Card } from '@/ui/card';
import { figureNames, isOptional } from './figures/figures';
import { FiguresForm } from './figures/figures-form';
import { type FiguresState, problemOf } from './figures/figures-state';
import { LateChart, LateSensitivity } from './late-parts';
import { Answer } from './results/answer';
import { Results } from './results/results';
import { Share } from './share';
import { useFigures } from './figures/use-figures';
import { useWords } from './use-words';

/** The figures, and beside them the answer and the results that follow from them. */
export function BreakEvenCalculator() {
  const figures = useFigures();
  const { state } = figures;
  const laterFigures = useDeferredValue(state.figures);
  const { t } = useWords(state.figures);
  return (
    <div className="grid gap-12">
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-[18rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:gap-x-12">
        {/* One block on a phone, within which the answer stays in view. */}
        <div className="md:contents">
          <Answer figures={state.figures} />
          <div className="mt-4 grid content-start gap-4 md:sticky md:top-20 md:row-span-2 md:row-start-1 md:mt-0 md:self-start print:static">
            {state.isExample && <p className="text-sm text-muted noscript:hidden">{t('form.example')}</p>}
            <p className="hidden font-medium text-warning noscript:block">{t('form.noScript')}</p>
            <Unreadable state={state} />
            <FiguresForm figures={figures} />
          </div>
        </div>
        <section aria-label={t('results.title')} className="grid min-w-0 content-start gap-8 md:col-start-2">
          <Held state={state} />
          <Results figures={state.figures} />
          <Card as="div" className="min-w-0 break-inside-avoid p-3 sm:p-5">
            <h2 className="sr-only">{t('chart.title')}</h2>
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
