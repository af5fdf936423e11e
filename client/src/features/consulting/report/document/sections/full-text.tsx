import { isBuilt } from '@shared/consulting/report/stored/is-built';
import type { KnownTexts } from '@shared/consulting/report/stored/known-lines';
import { Disclosure } from '@/ui/controls/disclosure';
import { useFigureWords } from '../drawings/use-figure-words';
import { StoredText } from '../stored/stored-text';

interface FullTextProps {
  text: string;
  known: KnownTexts;
}

/** A stored text, whole: folded under the drawings that were made of the same data, and open where somebody wrote it. */
export function FullText({ text, known }: FullTextProps) {
  const { overview } = useFigureWords();
  return (
    <Disclosure summary={overview.fullText} open={!isBuilt(text, known)} className="print:hidden">
      <StoredText text={text} known={known} isLinked isWide />
    </Disclosure>
  );
}
