import { View } from '@react-pdf/renderer';
import { shortLabel } from '../../../../../../../shared/consulting/report/figures/short-label';
import type { ChosenModule, Reason } from '../../../../../../../shared/consulting/report/modules/modules';
import type { ReportWords } from '../../../../../../../shared/consulting/report/texts/report.en';
import { Bulleted } from '../bulleted';
import { Chapter, type ChapterProps } from '../chapter';
import { LayersDrawing } from '../drawings/layers-drawing';
import { colors, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

const shownReasons = 12;

export const ArchitectureChapter = (chapter: Omit<ChapterProps, 'children'>) => {
  const { of } = chapter;
  const texts = of.words.figures;
  return (
    <Chapter {...chapter}>
      <View wrap={false}>
        <Say style={[styles.title, { marginTop: 0 }]}>{texts.architecture.heading}</Say>
        <LayersDrawing of={of} />
      </View>
      <View minPresenceAhead={60} wrap={false}>
        <Say style={styles.title}>{texts.modules.heading}</Say>
      </View>
      {of.figures.modules.map((chosen) => (
        <Module key={chosen.module} of={of} chosen={chosen} />
      ))}
    </Chapter>
  );
};

const Module = ({ of: { words }, chosen }: { of: Sheet; chosen: ChosenModule }) => {
  const { module, because } = chosen;
  return (
    <>
      <View style={{ marginTop: 6 }} minPresenceAhead={10} wrap={false}>
        <Say style={[styles.strong, { color: colors.brand }]}>{words.report.module[module]}</Say>
        <Say>{words.report.moduleText[module]}</Say>
        {because.length === 0 && <Say style={styles.note}>{words.report.architecture.always}</Say>}
      </View>
      {because.slice(0, shownReasons).map((reason) => (
        <Bulleted
          left={10}
          key={`${reason.kind}-${reason.id}`}
          text={reasonText(reason, words.report.architecture.reason)}
        />
      ))}
      {because.length > shownReasons && (
        <Bulleted left={10} text={`${words.more(because.length - shownReasons)}. ${words.notes.reasons}`} />
      )}
    </>
  );
};

/** The reason in the stored text, shortened. */
function reasonText(
  { kind, field, ...reason }: Reason,
  texts: ReportWords['architecture']['reason'],
): string {
  const [label, word] = [shortLabel(reason.label, 140), shortLabel(reason.word, 40)];
  if (kind !== 'department') return texts[kind](label, word);
  return field === 'name' ? texts.name(label, word) : texts.function(label, word);
}
