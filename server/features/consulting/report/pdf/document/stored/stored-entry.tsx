import { View } from '@react-pdf/renderer';
import type { TextBlock } from '../../text/text-blocks';
import type { Entry, SectionKind } from '../../text/text-sections';
import { Bulleted } from '../bulleted';
import { colors, sheet, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';
import { markOf } from './marks';

const step = 14;
/** Points of a line of text: about 95 characters. */
const measure = 440;

/** A column beside another uses its whole width. */
const rightOf = (width: number) => (width === measure ? sheet.content - measure : 0);

/** Sections whose items have a name in the first line and are described below it. */
const named: (SectionKind | undefined)[] = ['products', 'departments', 'improvement', 'modules', 'plan'];

interface StoredEntryProps {
  of: Sheet;
  kind: SectionKind | undefined;
  entry: Entry;
  /** Its place among the items of its section. */
  index: number;
  width?: number | undefined;
}

/** Letters and lines of an entry that stays on one page, so that no line of it stands alone. */
const whole = { letters: 600, lines: 6 } as const;

const isShort = ({ block, under }: Entry) =>
  under.length < whole.lines && [block, ...under].map(({ text }) => text).join('').length < whole.letters;

export const StoredEntry = (props: StoredEntryProps) =>
  isShort(props.entry) ? (
    <View wrap={false}>
      <Lines {...props} />
    </View>
  ) : (
    <Lines {...props} />
  );

/** A line of a stored text with what belongs to it; an item of our own has its level or rank as a sign. */
const Lines = ({ of, kind, entry, index, width = measure }: StoredEntryProps) => {
  const { block, under } = entry;
  const note = kind === 'problems' ? affected(of, index) : null;
  if (block.kind !== 'item') {
    return (
      <>
        <Paragraph text={block.text} left={block.indent * step} width={width} top={2} />
        {under.map((line, place) => (
          <Under key={place} of={of} block={line} from={0} width={width} />
        ))}
      </>
    );
  }
  const mark = markOf(kind, index, block.text, { ordered: of.ordered, words: of.words.report });
  const from = block.indent * step + (mark?.width ?? step);
  return (
    <>
      <Bulleted
        left={block.indent * step}
        width={mark?.width ?? step}
        right={rightOf(width)}
        top={3.5}
        {...(mark?.color ? { color: mark.color } : {})}
        marker={mark?.marker ?? (block.marker === '-' ? undefined : block.marker)}
        leads={under.length > 0 || note !== null}
        text={block.text}
        {...(named.includes(kind) ? { style: styles.strong } : {})}
      />
      {under.map((line, place) => (
        <Under key={place} of={of} block={line} from={from} width={width} />
      ))}
      {note !== null && <Say style={[styles.note, { marginLeft: from }]}>{note}</Say>}
    </>
  );
};

/** The department that a problem affects, which the text does not tell. */
function affected({ figures, words }: Sheet, index: number): string | null {
  const problem = figures.priorities.flatMap(({ problems }) => problems)[index];
  return problem?.department ? words.figures.priorities.hurts(problem.department.name) : null;
}

interface UnderProps {
  of: Sheet;
  block: TextBlock;
  /** Points from the left edge to the text of the item above. */
  from: number;
  width: number;
}

const Under = ({ of, block, from, width }: UnderProps) => {
  const left = from + Math.max(0, block.indent - 1) * step;
  if (block.kind === 'item') {
    return (
      <Bulleted
        left={left}
        right={rightOf(width)}
        marker={block.marker === '-' ? undefined : block.marker}
        text={block.text}
      />
    );
  }
  const isSupport = block.text.startsWith(of.supportedBy);
  return (
    <Paragraph text={block.text} left={left} width={width} {...(isSupport ? { color: colors.brand } : {})} />
  );
};

interface ParagraphProps {
  text: string;
  left: number;
  width: number;
  top?: number;
  color?: string;
}

const Paragraph = ({ text, left, width, top = 0.5, color = colors.ink }: ParagraphProps) => (
  <Say style={{ marginLeft: left, marginTop: top, width: width - left, color }}>{text}</Say>
);
