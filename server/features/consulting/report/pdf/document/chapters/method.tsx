import { View } from '@react-pdf/renderer';
import type { ModuleChoice } from '../../../../../../../shared/consulting/report/overview/module-choices';
import { Chapter, type GivenChapter } from '../chapter';
import { styles } from '../look';
import { Table } from '../parts/table';
import { Say } from '../say';
import type { Sheet } from '../sheet';

const rule = { fontSize: 8.5, lineHeight: 1.35 } as const;

/** Points of the first rows after the title. */
const room = 90;

/** Points that keep a rule with the next one. */
const hold = 8;

/** The rules behind the report, name and rule side by side, then what chose each module. */
export const MethodChapter = (chapter: GivenChapter) => {
  const { words, data, model, hasMarks } = chapter.of;
  const { notes, figures } = words;
  const marks: [string, string][] = hasMarks ? [[notes.marks, notes.marksText]] : [];
  return (
    <Chapter
      {...chapter}
      room={room}
      lead={<Say style={{ marginTop: 3 }}>{notes.method(model.benchmarks.length > 0)}</Say>}
    >
      <View style={{ height: 8 }} />
      {[...figures.method.rules(data.modulesBy, model.choices.length > 0), ...marks].map(
        ([title, text], index, all) => (
          <View
            key={title}
            style={[styles.row, styles.ruleAbove, { paddingVertical: 3 }]}
            wrap={false}
            minPresenceAhead={index === all.length - 2 ? hold : 0}
          >
            <Say style={[styles.strong, { width: 112, paddingRight: 8, ...rule }]}>{title}</Say>
            <Say style={{ flex: 1, ...rule }}>{text}</Say>
          </View>
        ),
      )}
      <Choices of={chapter.of} />
    </Chapter>
  );
};

const Choices = ({ of: { model, words } }: { of: Sheet }) => {
  const { heading, columns } = words.overview.choices;
  return (
    <Table
      heading={heading}
      columns={[
        { title: columns.record, width: 268 },
        { title: columns.module, width: 125 },
        { title: columns.word, width: 90 },
      ]}
      rows={model.choices.map((choice) => ({
        key: `${choice.module} ${choice.kind} ${choice.id}`,
        cells: [
          recordOf(choice, words),
          words.report.module[choice.module],
          choice.word ?? words.overview.choices.itsName,
        ],
      }))}
    />
  );
};

function recordOf(
  { number, department, strength }: ModuleChoice,
  { overview, projects }: Sheet['words'],
): string {
  if (number) return projects.problem(number);
  return department ? overview.choices.department(department) : overview.choices.strength(strength);
}
