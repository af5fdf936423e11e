import { View } from '@react-pdf/renderer';
import { shortLabel } from '../../../../../../../shared/consulting/report/figures/short-label';
import { type Quadrant, quadrants } from '../../../../../../../shared/consulting/scales';
import type { Swot, SwotItem } from '../../../../../../../shared/consulting/swot/swot';
import { Bulleted } from '../bulleted';
import { Chapter, type ChapterProps } from '../chapter';
import { colors, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

const shown = 8;
const longest = 110;

const quadrantColors: Record<Quadrant, string> = {
  strengths: colors.positive,
  weaknesses: colors.danger,
  opportunities: colors.info,
  threats: colors.warning,
};

export const SwotChapter = ({ swot, ...chapter }: Omit<ChapterProps, 'children'> & { swot: Swot }) => {
  const { of } = chapter;
  const texts = of.words.swot;
  const shortened = quadrants.filter((quadrant) => isShortened(swot[quadrant]));
  return (
    <Chapter {...chapter}>
      <Say style={[styles.note, { marginBottom: 8 }]}>{texts.asOf(of.words.day(of.given.askedAt))}</Say>
      {[quadrants.slice(0, 2), quadrants.slice(2)].map((row) => (
        <View key={row.join()} style={styles.row} wrap={false}>
          {row.map((quadrant) => (
            <Square key={quadrant} of={of} quadrant={quadrant} items={swot[quadrant]} />
          ))}
        </View>
      ))}
      {shortened.length > 0 && (
        <View minPresenceAhead={60} wrap={false}>
          <Say style={styles.title}>{texts.inFull}</Say>
        </View>
      )}
      {shortened.map((quadrant) => (
        <InFull key={quadrant} title={texts.quadrant[quadrant]} quadrant={quadrant} items={swot[quadrant]} />
      ))}
    </Chapter>
  );
};

const isShortened = (items: SwotItem[]) =>
  items.length > shown ||
  items.some(({ description }) => shortLabel(description, longest) !== oneLine(description));

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

interface SquareProps {
  of: Sheet;
  quadrant: Quadrant;
  items: SwotItem[];
}

const Square = ({ of, quadrant, items }: SquareProps) => {
  const texts = of.words.swot;
  const color = quadrantColors[quadrant];
  return (
    <View style={square}>
      <View style={{ borderTopWidth: 3, borderTopColor: color, padding: 9 }}>
        <Say
          style={{ fontSize: 11.5, fontWeight: 700, color }}
        >{`${texts.quadrant[quadrant]} (${items.length})`}</Say>
        <Say style={[styles.note, { marginBottom: 4 }]}>{texts.side[quadrant]}</Say>
        {items.length === 0 && <Say style={styles.note}>{texts.empty}</Say>}
        {items.slice(0, shown).map(({ id, description }) => (
          <Bulleted key={id} width={10} color={color} text={shortLabel(description, longest)} />
        ))}
        {items.length > shown && <Say style={styles.note}>{of.words.more(items.length - shown)}</Say>}
      </View>
    </View>
  );
};

const square = {
  flex: 1,
  flexBasis: 0,
  minHeight: 150,
  margin: 3,
  borderWidth: 0.75,
  borderColor: colors.line,
  backgroundColor: colors.tint,
} as const;

interface InFullProps {
  title: string;
  quadrant: Quadrant;
  items: SwotItem[];
}

const InFull = ({ title, quadrant, items }: InFullProps) => (
  <>
    <View minPresenceAhead={40} wrap={false}>
      <Say style={[styles.subtitle, { color: quadrantColors[quadrant] }]}>{title}</Say>
    </View>
    {items.map(({ id, description }) => (
      <Bulleted key={id} width={10} color={quadrantColors[quadrant]} text={description.trim()} />
    ))}
  </>
);
