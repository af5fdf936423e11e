import { View } from '@react-pdf/renderer';
import type { DataGap } from '../../../../../../../shared/consulting/report/figures/gaps';
import { shortLabel } from '../../../../../../../shared/consulting/report/figures/short-label';
import { Bulleted } from '../bulleted';
import { Chapter, type ChapterProps } from '../chapter';
import { colors, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

const named = 10;

export const GapsChapter = (chapter: Omit<ChapterProps, 'children'>) => {
  const { of } = chapter;
  const { words } = of;
  const { gaps } = of.figures;
  return (
    <Chapter {...chapter}>
      <Say>{gaps.length === 0 ? words.figures.gaps.none : words.notes.gaps}</Say>
      {gaps.map((gap) => (
        <Gap key={`${gap.gap}-${gap.list}`} gap={gap} words={words} />
      ))}
    </Chapter>
  );
};

const Gap = ({ gap, words }: { gap: DataGap; words: Sheet['words'] }) => (
  <>
    <View style={{ marginTop: 10 }} minPresenceAhead={gap.records.length > 0 ? 8 : 0} wrap={false}>
      <Say style={styles.strong}>{words.gap(gap)}</Say>
    </View>
    {gap.records.slice(0, named).map(({ kind, id, label }) => (
      <Bulleted key={`${kind}-${id}`} left={10} color={colors.muted} muted text={shortLabel(label, 140)} />
    ))}
    {gap.records.length > named && (
      <Bulleted left={10} color={colors.muted} muted text={words.more(gap.records.length - named)} />
    )}
  </>
);
