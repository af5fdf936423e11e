import type { KnownTexts } from '@shared/consulting/report/stored/known-lines';
import { textSections } from '@shared/consulting/report/stored/text-sections';
import { Disclosure } from '@/ui/controls/disclosure';
import { useFigureWords } from '../drawings/use-figure-words';
import { StoredText } from '../stored/stored-text';

interface FullTextProps {
  text: string;
  known: KnownTexts;
}

/** Whether a text was built from the data, and not written by somebody. */
export const isBuilt = (text: string, known: KnownTexts) =>
  textSections(text).some(({ heading }) => known.headings.has(heading ?? ''));

/** A stored text, whole: folded under the drawings that were made of the same data, and open where somebody wrote it. */
export function FullText({ text, known }: FullTextProps) {
  const { overview } = useFigureWords();
  return (
    <Disclosure summary={overview.fullText} open={!isBuilt(text, known)} className="print:hidden">
      <StoredText text={text} known={known} isLinked isWide />
    </Disclosure>
  );
}
