import { FiguresChart, type FiguresChartProps } from '@/ui/chart/figures-chart';
import { Disclosure } from '@/ui/controls/disclosure';
import { useWords } from '../use-words';

interface FoldedFiguresProps extends Omit<FiguresChartProps, 'caption'> {
  caption?: FiguresChartProps['caption'];
  /** How the figures are counted, a sentence each; folded, as it is read once. */
  how: readonly string[];
}

/** Figures whose explanation is folded below them. */
export function FoldedFigures({ caption = [], how, ...chart }: FoldedFiguresProps) {
  const { t } = useWords();
  return (
    <>
      <FiguresChart {...chart} caption={caption} />
      <Disclosure
        summary={t('counted')}
        className="-mb-3 mt-2 border-0! px-0! text-sm text-muted [&_summary]:justify-start!"
      >
        {how.map((sentence) => (
          <p key={sentence} className="max-w-measure">
            {sentence}
          </p>
        ))}
      </Disclosure>
    </>
  );
}
