import { View } from '@react-pdf/renderer';
import type { QuestionGroup } from '../../../../../../../../shared/consulting/report/projects/questions';
import { inRows } from '../../in-rows';
import { colors, styles } from '../../look';
import { Heading } from '../../parts/heading';
import { WritingLine } from '../../parts/writing-line';
import { Say } from '../../say';
import type { Sheet } from '../../sheet';

/** Three records stand side by side, so that none of them is left alone in a second row. */
const inRow = (groups: number) => (groups === 3 ? 3 : 2);

/** Everything that the projects do not know, once, by the record that it is about, with lines to write on. */
export const WhatToAsk = ({ of }: { of: Sheet }) => {
  const { groups: all } = of.model.ask;
  const [first, ...rest] = inRows(all, inRow(all.length));
  if (!first) return null;
  return (
    <>
      <View wrap={false}>
        <Heading text={of.words.projects.ask.heading} />
        <Groups of={of} groups={first} />
      </View>
      {rest.map((groups, index) => (
        <View key={index} style={{ marginTop: 8 }} wrap={false}>
          <Groups of={of} groups={groups} />
        </View>
      ))}
    </>
  );
};

const Groups = ({ of, groups }: { of: Sheet; groups: (QuestionGroup | undefined)[] }) => (
  <View style={styles.row}>
    {groups.map((group, place) => (
      <View key={place} style={{ flex: 1, flexBasis: 0, marginLeft: place > 0 ? 18 : 0 }}>
        {group && <Group of={of} group={group} />}
      </View>
    ))}
  </View>
);

const Group = ({ of: { words }, group }: { of: Sheet; group: QuestionGroup }) => {
  const { ask, project } = words.projects;
  return (
    <>
      <Say style={[styles.strong, { fontSize: 9, color: colors.brand }]}>
        {group.record === 'company' ? ask.company : project(group.number)}
      </Say>
      {group.questions.map((question) => (
        <View key={question} style={{ marginTop: 2 }}>
          <Say style={{ fontSize: 9, lineHeight: 1.35 }}>{ask.question[question]}</Say>
          <WritingLine room={16} />
        </View>
      ))}
    </>
  );
};
