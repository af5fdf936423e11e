import { View } from '@react-pdf/renderer';
import type { Decision } from '../../../../../../../shared/consulting/report/projects/decisions';
import { Chapter, type GivenChapter } from '../chapter';
import { colors, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

/** What the client is asked to decide, each with a box, and the place to sign; always on one page. */
export const DecisionsChapter = (chapter: GivenChapter) => {
  const { model, words } = chapter.of;
  const { place, date, signature } = words.projects.decide;
  const content = (
    <View style={{ marginTop: 8, marginBottom: 12 }}>
      {model.decisions.map((decision) => (
        <View key={decision.decision} style={[styles.row, { marginTop: 10 }]}>
          <View style={box} />
          <Say style={{ flex: 1, fontSize: 11 }}>{textOf(decision, words)}</Say>
        </View>
      ))}
      <View style={[styles.row, { marginTop: 46 }]}>
        {[place, date, signature].map((label, index) => (
          <View key={label} style={[line, { flexGrow: index === 2 ? 2 : 1, marginLeft: index > 0 ? 20 : 0 }]}>
            <Say style={styles.note}>{label}</Say>
          </View>
        ))}
      </View>
    </View>
  );
  return <Chapter {...chapter} lead={content} />;
};

const textOf = (decision: Decision, { projects, date }: Sheet['words']) =>
  projects.decide.text(decision, decision.decision === 'start' && decision.from ? date(decision.from) : null);

const box = {
  width: 13,
  height: 13,
  marginTop: 2,
  marginRight: 9,
  borderWidth: 1,
  borderColor: colors.ink,
  borderRadius: 2,
} as const;
const line = { flexBasis: 0, borderTopWidth: 0.75, borderTopColor: colors.ink, paddingTop: 3 } as const;
