import { useMedia } from '@/lib/use-media';
import { FiguresChart, type FiguresChartProps } from '@/ui/chart/figures-chart';
import { Disclosure } from '@/ui/controls/disclosure';
import { useWords } from '../use-words';

/** Figures whose explanation a phone folds below them, so that the first of them stands near the top. */
export function FoldedFigures({ caption, ...chart }: FiguresChartProps) {
  const { t } = useWords();
  const isPhone = useMedia('(width < 40rem)');
  if (!isPhone) return <FiguresChart {...chart} caption={caption} />;
  return (
    <>
      <FiguresChart {...chart} caption={[]} />
      <Disclosure summary={t('funnel.how')} className="mt-2 border-0! px-0! text-sm text-muted">
        {caption.map((fact, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fact is its place
          <p key={index}>{fact}</p>
        ))}
      </Disclosure>
    </>
  );
}
