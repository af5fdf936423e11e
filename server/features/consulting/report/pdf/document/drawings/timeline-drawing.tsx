import { G, Line, Polygon, Rect, Svg, Text, View } from '@react-pdf/renderer';
import type { Span, Timeline } from '../../../../../../../shared/consulting/report/figures/timeline';
import { colors, sheet, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

const names = 130;
const width = sheet.content - names;
const rowHeight = 34;
const scaleHeight = 18;
/** Minimum points between two month labels. */
const nameRoom = 44;

/** Two bars for each phase, its shortest and its longest duration; with a month scale when a start is chosen. */
export const TimelineDrawing = ({ of: { timeline, words } }: { of: Sheet }) => {
  const { phases, days, months } = timeline;
  const height = phases.length * rowHeight + scaleHeight;
  const x = (day: number) => (day / days) * width;
  return (
    <View style={{ marginTop: 16 }} wrap={false}>
      <View style={styles.row}>
        <View style={{ width: names }}>
          {phases.map(({ name, duration }, index) => (
            <View key={name} style={{ height: rowHeight, paddingRight: 8, justifyContent: 'center' }}>
              <Say style={[styles.strong, { fontSize: 9, lineHeight: 1.25 }]}>
                {`${index + 1}. ${words.report.phase[name]}`}
              </Say>
              <Say style={[styles.note, { lineHeight: 1.25 }]}>
                {duration ? words.report.duration(duration) : words.report.ongoing}
              </Say>
            </View>
          ))}
        </View>
        <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          <MonthLines months={months} x={x} height={height} date={words.month} />
          {phases.map(({ name, duration, quickest, longest }, index) => {
            const top = index * rowHeight;
            const endless = duration === null;
            return (
              <G key={name}>
                <Bar span={quickest} x={x} top={top + 7} color={colors.brand} endless={endless} />
                <Bar span={longest} x={x} top={top + 18} color={colors.accent} endless={endless} />
              </G>
            );
          })}
        </Svg>
      </View>
      <View style={[styles.row, { marginTop: 6 }]}>
        <Key color={colors.brand} text={words.notes.quickest} />
        <Key color={colors.accent} text={words.notes.longest} />
      </View>
    </View>
  );
};

interface BarProps {
  span: Span;
  x: (day: number) => number;
  top: number;
  color: string;
  endless: boolean;
}

const thickness = 9;

/** The phase without an end points to the right. */
const Bar = ({ span, x, top, color, endless }: BarProps) => {
  const [left, right] = [x(span.from), x(span.to)];
  if (!endless) {
    return <Rect x={left} y={top} width={Math.max(1, right - left)} height={thickness} rx={2} fill={color} />;
  }
  const tip = 7;
  const points = [
    [left, top],
    [right - tip, top],
    [right, top + thickness / 2],
    [right - tip, top + thickness],
    [left, top + thickness],
  ];
  return <Polygon points={points.map((point) => point.join(',')).join(' ')} fill={color} />;
};

interface MonthsProps {
  months: Timeline['months'];
  x: (day: number) => number;
  height: number;
  date: (date: string) => string;
}

const MonthLines = ({ months, x, height, date }: MonthsProps) => {
  const every = Math.ceil((nameRoom * months.length) / width);
  const bottom = height - scaleHeight;
  return (
    <G>
      <Line x1={0} y1={bottom} x2={width} y2={bottom} stroke={colors.line} strokeWidth={0.8} />
      {months.map(({ date: month, day }, index) => (
        <G key={month}>
          <Line x1={x(day)} y1={0} x2={x(day)} y2={bottom + 3} stroke={colors.line} strokeWidth={0.6} />
          {index % every === 0 && x(day) + nameRoom <= width && (
            <Text x={x(day) + 1} y={height - 5} style={{ fontSize: 7.5 }} fill={colors.muted}>
              {date(month)}
            </Text>
          )}
        </G>
      ))}
    </G>
  );
};

const Key = ({ color, text }: { color: string; text: string }) => (
  <View style={[styles.row, { alignItems: 'center', marginRight: 18 }]}>
    <View style={{ width: 14, height: 7, borderRadius: 2, backgroundColor: color, marginRight: 5 }} />
    <Say style={styles.note}>{text}</Say>
  </View>
);
