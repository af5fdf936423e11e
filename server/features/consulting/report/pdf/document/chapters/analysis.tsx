import { View } from '@react-pdf/renderer';
import { shortLabel } from '../../../../../../../shared/consulting/report/figures/short-label';
import { Chapter, type ChapterProps } from '../chapter';
import { LevelsDrawing } from '../drawings/levels-drawing';
import { colors, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';
import { StoredText } from '../stored/stored-text';

const namedWeakest = 3;

export const AnalysisChapter = (chapter: Omit<ChapterProps, 'children'>) => {
  const { of } = chapter;
  const levels = (
    <>
      <Score of={of} />
      <LevelsDrawing of={of} />
    </>
  );
  return (
    <Chapter {...chapter}>
      <StoredText
        of={of}
        text={of.texts.analysis}
        illustrations={[{ to: 'departments', at: 'top', drawing: levels }]}
      />
    </Chapter>
  );
};

/** The score, always together with the weakest department. */
const Score = ({ of: { figures, words } }: { of: Sheet }) => {
  const { score, departments, weakest, isEven } = figures.digitalization;
  const texts = words.figures.score;
  const { level } = weakest[0]!;
  const names = weakest.slice(0, namedWeakest).map(({ name }) => shortLabel(name, 60));
  return (
    <View style={[styles.row, box]} wrap={false}>
      <Say style={number}>{`${score}`}</Say>
      <View style={{ width: 148, marginLeft: 10 }}>
        <Say style={styles.strong}>{`${texts.name}, ${texts.outOf}`}</Say>
        <Say style={styles.note}>{texts.of(departments.length)}</Say>
      </View>
      <Say style={{ flex: 1, paddingLeft: 14 }}>
        {isEven
          ? texts.even(departments.length, level)
          : texts.weakest(names, weakest.length - names.length, level)}
      </Say>
    </View>
  );
};

const number = { fontSize: 30, lineHeight: 1.1, fontWeight: 700, color: colors.brand } as const;
const box = {
  alignItems: 'center',
  backgroundColor: colors.tint,
  borderRadius: 6,
  paddingVertical: 9,
  paddingHorizontal: 14,
  marginTop: 2,
  marginBottom: 4,
} as const;
