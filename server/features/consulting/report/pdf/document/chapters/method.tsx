import { View } from '@react-pdf/renderer';
import { Chapter, type ChapterProps } from '../chapter';
import { styles } from '../look';
import { Say } from '../say';

/** The rules behind the report, name and rule side by side. */
export const MethodChapter = (chapter: Omit<ChapterProps, 'children'>) => {
  const { words, data, hasMarks } = chapter.of;
  const { notes, figures } = words;
  const marks: [string, string][] = hasMarks ? [[notes.marks, notes.marksText]] : [];
  return (
    <Chapter {...chapter} isWhole>
      <Say style={{ marginBottom: 6 }}>{notes.method}</Say>
      {[...figures.method.rules(data.modulesBy), ...marks].map(([title, text]) => (
        <View key={title} style={[styles.row, styles.ruleAbove, { paddingVertical: 4 }]} wrap={false}>
          <Say style={[styles.strong, { width: 112, paddingRight: 8, fontSize: 8.5 }]}>{title}</Say>
          <Say style={{ flex: 1, fontSize: 8.5 }}>{text}</Say>
        </View>
      ))}
    </Chapter>
  );
};
