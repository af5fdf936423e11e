import type { ReactNode } from 'react';
import type { ProductAnalysis } from '@shared/marketing/products/analysis';
import type { Wire } from '@shared/http/wire';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Disclosure } from '@/ui/controls/disclosure';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { productsTexts } from '../texts/products';

interface ScorePanelProps {
  analysis: Wire<ProductAnalysis>;
  /** What leads on to the answers that are missing. */
  children?: ReactNode;
}

/** A product's score, what it lacks, and how it is counted. */
export function ScorePanel({ analysis, children }: ScorePanelProps) {
  const t = useTexts(productsTexts);
  const { score } = analysis;
  const value = t('score.value', { score });
  return (
    <section
      aria-labelledby="product-score"
      className="grid gap-2 rounded-card border border-line bg-surface px-4 pt-3 pb-1"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="product-score" className="font-semibold">
          {t('score.title')}
        </h3>
        <span className="ml-auto font-semibold tabular-nums">{value}</span>
      </div>
      <ProgressBar label={value} done={score} total={100} />
      <Lacking analysis={analysis} />
      {children}
      <Disclosure summary={t('score.explain')} className="border-0! px-0! text-sm">
        <ScoreTable analysis={analysis} />
      </Disclosure>
    </section>
  );
}

/** What keeps a product from being ready. */
function Lacking({ analysis }: { analysis: Wire<ProductAnalysis> }) {
  const t = useTexts(productsTexts);
  const { language } = useLanguage();
  const { isReady, isThin, lacks } = analysis;
  const named = lacks.map((lack) => t(`score.lack.${lack}`));
  const what = new Intl.ListFormat(language).format(named);
  if (!isReady && named.length > 0) return <p className="text-muted">{t('score.lacks', { what })}</p>;
  return isReady && isThin ? <p className="text-muted">{t('score.thinHint')}</p> : null;
}

function ScoreTable({ analysis: { score, parts } }: { analysis: Wire<ProductAnalysis> }) {
  const t = useTexts(productsTexts);
  return (
    <table className="w-full">
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="py-1 text-left font-normal">
            {t('score.part')}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {t('score.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part, points, most }) => (
          <tr key={part} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {t(`score.parts.${part}`)}
            </th>
            <td className="py-1.5 text-right tabular-nums">{t('score.of', { points, most })}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-muted/60 font-semibold">
          <th scope="row" className="py-1.5 text-left">
            {t('score.total')}
          </th>
          <td className="py-1.5 text-right tabular-nums">{t('score.of', { points: score, most: 100 })}</td>
        </tr>
      </tfoot>
    </table>
  );
}
