import { View } from '@react-pdf/renderer';
import type { FirstLook } from '../../../../../../../shared/consulting/report/overview/first-look';
import { styles } from '../look';
import { Heading } from '../parts/heading';
import { WritingLine } from '../parts/writing-line';
import { Say } from '../say';
import type { Sheet } from '../sheet';

/** The first page of a report on little: what is known, and the five questions whose answers would change most. */
export const FirstLookPage = ({ of, look }: { of: Sheet; look: FirstLook }) => {
  const words = of.words.overview.firstLook;
  return (
    <>
      <Say style={styles.chapterTitle}>{words.heading}</Say>
      <Heading text={words.knownHeading} />
      <Say>{words.known(look).filter(Boolean).join(' ')}</Say>
      <Heading text={words.askHeading} />
      {look.questions.map((question, index) => (
        <View key={question} style={{ marginTop: 6 }} wrap={false}>
          <Say>{`${index + 1}. ${words.question[question]}`}</Say>
          <WritingLine room={20} />
        </View>
      ))}
      <Say style={[styles.note, { marginTop: 10 }]}>{words.then}</Say>
    </>
  );
};
