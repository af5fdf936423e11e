import { View } from '@react-pdf/renderer';
import { type Quadrant, quadrants } from '../../../../../../../shared/consulting/scales';
import type { Swot, SwotItem } from '../../../../../../../shared/consulting/swot/swot';
import { Chapter, type GivenChapter } from '../chapter';
import { colors, styles } from '../look';
import { Bulleted } from '../parts/bulleted';
import { Say } from '../say';
import type { Sheet } from '../sheet';

/** Letters of two neighbouring squares that surely fit on a page. */
const onOnePage = 1_500;

/** Points of the note and of the highest row of squares that is kept whole with the title. */
const room = 160;

const rows = [quadrants.slice(0, 2), quadrants.slice(2)];

const quadrantColors: Record<Quadrant, string> = {
  strengths: colors.positive,
  weaknesses: colors.danger,
  opportunities: colors.info,
  threats: colors.warning,
};

/** Whether a SWOT analysis says more than the report. */
export const hasOutside = ({ opportunities, threats }: Swot) => opportunities.length + threats.length > 0;

export const SwotChapter = ({ swot, ...chapter }: GivenChapter & { swot: Swot }) => {
  const { of } = chapter;
  const squares = squaresOf(of, swot);
  const letters = (row: Quadrant[]) => row.flatMap((quadrant) => squares[quadrant].texts).join('').length;
  return (
    <Chapter {...chapter} room={room}>
      <Say style={[styles.note, { marginTop: 2, marginBottom: 6 }]}>
        {of.words.swot.asOf(of.words.day(of.given.askedAt))}
      </Say>
      {rows.map((row) => (
        <View key={row.join()} style={[styles.row, { marginBottom: 5 }]} wrap={letters(row) > onOnePage}>
          {row.map((quadrant, index) => (
            <View
              key={quadrant}
              style={[square, { marginLeft: index > 0 ? 6 : 0, borderTopColor: quadrantColors[quadrant] }]}
            >
              <Square of={of} quadrant={quadrant} content={squares[quadrant]} count={swot[quadrant].length} />
            </View>
          ))}
        </View>
      ))}
    </Chapter>
  );
};

interface Content {
  /** What the report does not say. */
  texts: string[];
  /** The number of those that stand in the analysis. */
  told: number;
}

/** The texts of each square; the strengths and problems of the report are only counted. */
function squaresOf({ data }: Sheet, swot: Swot): Record<Quadrant, Content> {
  const told = new Set([...data.strengths, ...data.problems].map(({ description }) => description));
  const contentOf = (items: SwotItem[]): Content => {
    const own = items.filter(({ description }) => !told.has(description));
    return {
      texts: own.map(({ description }) => description.trim()),
      told: items.length - own.length,
    };
  };
  return {
    strengths: contentOf(swot.strengths),
    weaknesses: contentOf(swot.weaknesses),
    opportunities: contentOf(swot.opportunities),
    threats: contentOf(swot.threats),
  };
}

interface SquareProps {
  of: Sheet;
  quadrant: Quadrant;
  content: Content;
  count: number;
}

const Square = ({ of: { words }, quadrant, content: { texts, told }, count }: SquareProps) => {
  const color = quadrantColors[quadrant];
  return (
    <>
      <Say
        style={{ fontSize: 11, fontWeight: 700, color }}
      >{`${words.swot.quadrant[quadrant]} (${count})`}</Say>
      <Say style={[styles.note, { marginBottom: 3 }]}>{words.swot.side[quadrant]}</Say>
      {count === 0 && <Say style={styles.note}>{words.swot.empty}</Say>}
      {told > 0 && <Say style={{ fontSize: 8.5 }}>{words.swot.told(told)}</Say>}
      {texts.map((text, index) => (
        <Bulleted key={index} width={9} top={1.5} color={color} text={text} style={{ fontSize: 8.5 }} />
      ))}
    </>
  );
};

const square = {
  flex: 1,
  flexBasis: 0,
  paddingVertical: 7,
  paddingHorizontal: 9,
  borderTopWidth: 2,
  backgroundColor: colors.tint,
} as const;
