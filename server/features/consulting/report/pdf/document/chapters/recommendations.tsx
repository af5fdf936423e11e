import { View } from '@react-pdf/renderer';
import { Chapter, type ChapterProps } from '../chapter';
import { ModuleTiles } from '../drawings/module-tiles';
import { TimelineDrawing } from '../drawings/timeline-drawing';
import { Heading, StoredText } from '../stored/stored-text';

/** The text, then the drawings of what it leads to. */
export const RecommendationsChapter = (chapter: Omit<ChapterProps, 'children'>) => {
  const { of } = chapter;
  const { figures } = of.words;
  const hasChosen = of.figures.modules.some(({ because }) => because.length > 0);
  return (
    <Chapter {...chapter}>
      <StoredText of={of} text={of.texts.recommendations} />
      {hasChosen && (
        <View wrap={false}>
          <Heading text={figures.modules.heading} />
          <ModuleTiles of={of} />
        </View>
      )}
      <View wrap={false}>
        <Heading text={figures.timeline.caption} />
        <TimelineDrawing of={of} />
      </View>
    </Chapter>
  );
};
