import { View } from '@react-pdf/renderer';
import { shortPhrase } from '../../../../../../../shared/consulting/report/summary/short-phrase';
import { type Quadrant, quadrants } from '../../../../../../../shared/consulting/scales';
import type { Swot, SwotItem } from '../../../../../../../shared/consulting/swot/swot';
import { Bulleted } from '../bulleted';
import { Chapter, type ChapterProps } from '../chapter';
import { colors, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

/** Limits for items that stand in full in the analysis. */
const shown = 10;
const longest = 120;
/** Letters of two neighbouring squares that surely fit on a page. */
const onOnePage = 1_500;
/** Lines of text, and letters in each, of four squares that are moved to the next page together: about a third of a page. */
const together = { lines: 12, letters: 50 } as const;

/** Points of the note and of the lowest row of squares: with more, a low row would follow a chapter to the next page. */
const room = 60;

const rows = [quadrants.slice(0, 2), quadrants.slice(2)];

const quadrantColors: Record<Quadrant, string> = {
  strengths: colors.positive,
  weaknesses: colors.danger,
  opportunities: colors.info,
  threats: colors.warning,
};

export const SwotChapter = ({ swot, ...chapter }: Omit<ChapterProps, 'children'> & { swot: Swot }) => {
  const { of } = chapter;
  const squares = squaresOf(of, swot);
  const letters = (row: Quadrant[]) => row.flatMap((quadrant) => squares[quadrant].texts).join('').length;
  return (
    <Chapter {...chapter} room={room} isWhole={linesOf(squares) <= together.lines}>
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
  texts: string[];
  leftOut: number;
}

/** About the lines of text in the higher square of each row, added up. */
function linesOf(squares: Record<Quadrant, Content>): number {
  const lines = (quadrant: Quadrant) =>
    squares[quadrant].texts.reduce((sum, { length }) => sum + Math.ceil(length / together.letters), 0);
  return rows.reduce((sum, row) => sum + Math.max(...row.map(lines)), 0);
}

/** The texts of each square: those that the analysis has in full are shortened, all others complete. */
function squaresOf({ data }: Sheet, swot: Swot): Record<Quadrant, Content> {
  const told = new Set([...data.strengths, ...data.problems].map(({ description }) => description));
  const contentOf = (items: SwotItem[]): Content => {
    const kept = items.filter(({ description }, index) => index < shown || !told.has(description));
    return {
      texts: kept.map(({ description }) => (told.has(description) ? label(description) : description.trim())),
      leftOut: items.length - kept.length,
    };
  };
  return {
    strengths: contentOf(swot.strengths),
    weaknesses: contentOf(swot.weaknesses),
    opportunities: contentOf(swot.opportunities),
    threats: contentOf(swot.threats),
  };
}

const label = (text: string) =>
  text.length > longest ? shortPhrase(text, longest) : text.trim().replace(/\s+/g, ' ');

interface SquareProps {
  of: Sheet;
  quadrant: Quadrant;
  content: Content;
  count: number;
}

const Square = ({ of: { words }, quadrant, content: { texts, leftOut }, count }: SquareProps) => {
  const color = quadrantColors[quadrant];
  return (
    <>
      <Say
        style={{ fontSize: 11, fontWeight: 700, color }}
      >{`${words.swot.quadrant[quadrant]} (${count})`}</Say>
      <Say style={[styles.note, { marginBottom: 3 }]}>{words.swot.side[quadrant]}</Say>
      {texts.length === 0 && <Say style={styles.note}>{words.swot.empty}</Say>}
      {texts.map((text, index) => (
        <Bulleted key={index} width={9} top={1.5} color={color} text={text} style={{ fontSize: 8.5 }} />
      ))}
      {leftOut > 0 && <Say style={[styles.note, { marginTop: 2 }]}>{words.swot.leftOut(leftOut)}</Say>}
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
