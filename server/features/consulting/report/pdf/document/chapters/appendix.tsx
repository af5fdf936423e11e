import { View } from '@react-pdf/renderer';
import { Chapter, type ChapterProps } from '../chapter';
import { styles } from '../look';
import { Say } from '../say';

export const AppendixChapter = (chapter: Omit<ChapterProps, 'children'>) => {
  const { words, data, hasMarks } = chapter.of;
  const { notes, figures } = words;
  const marks: [string, string][] = hasMarks ? [[notes.marks, notes.marksText]] : [];
  return (
    <Chapter {...chapter}>
      <Say>{notes.method}</Say>
      {[...figures.method.rules(data.modulesBy), ...marks].map(([title, text]) => (
        <View key={title} style={{ marginTop: 11 }} wrap={false}>
          <Say style={styles.strong}>{title}</Say>
          <Say>{text}</Say>
        </View>
      ))}
    </Chapter>
  );
};
