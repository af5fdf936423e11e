import { Chapter, type ChapterProps } from '../chapter';
import { LayersDrawing } from '../drawings/layers-drawing';
import { StoredText } from '../stored/stored-text';

export const ArchitectureChapter = (chapter: Omit<ChapterProps, 'children'>) => {
  const { of } = chapter;
  return (
    <Chapter {...chapter}>
      <StoredText
        of={of}
        text={of.texts.aiArchitecture}
        illustrations={[{ to: 'approach', at: 'end', drawing: <LayersDrawing of={of} /> }]}
      />
    </Chapter>
  );
};
