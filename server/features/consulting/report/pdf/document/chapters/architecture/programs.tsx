import { View } from '@react-pdf/renderer';
import { bySameReaders } from '../../../../../../../../shared/consulting/report/overview/programs';
import { sheet, styles } from '../../look';
import { linesIn, onOnePage } from '../../parts/lines';
import { Table } from '../../parts/table';
import { WritingLine } from '../../parts/writing-line';
import { Say } from '../../say';
import type { Sheet } from '../../sheet';

/** The programs that modules would read, and what to ask where they are not told. */
export const Programs = ({ of }: { of: Sheet }) => {
  const { read } = of.model.programs;
  const { heading, columns } = of.words.overview.programs;
  return (
    <Table
      heading={heading}
      columns={[
        { title: columns.program, width: 190 },
        { title: columns.readBy, width: 293 },
      ]}
      rows={bySameReaders(read).map(({ names, readBy }) => ({
        key: names,
        cells: [names, readBy.map((module) => of.words.report.module[module]).join(', ')],
      }))}
      after={<Questions of={of} />}
    />
  );
};

const Questions = ({ of }: { of: Sheet }) => (
  <>
    {of.model.programs.areTold && (
      <Say style={[styles.note, { marginTop: 4 }]}>{of.words.overview.programs.connected}</Say>
    )}
    {questionsOf(of).map((question) => (
      <View key={question} style={{ marginTop: 8 }} wrap={linesIn(question, sheet.content, 9.5) > onOnePage}>
        <Say>{question}</Say>
        <WritingLine room={18} />
      </View>
    ))}
  </>
);

function questionsOf({ model, words }: Sheet): string[] {
  const { ask, readsUnknown } = model.programs;
  const asked = words.overview.programs;
  return [
    ...(ask ? [ask.who === 'none' ? asked.ask.none : asked.ask.departments(ask.departments)] : []),
    ...(readsUnknown.length > 0 ? [asked.readsUnknown(readsUnknown)] : []),
  ];
}
