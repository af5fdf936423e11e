import { G, Line, Polygon, Rect, Svg, Text } from '@react-pdf/renderer';
import type { Span, Timeline } from '../../../../../../../shared/consulting/report/figures/timeline';
import { colors } from '../look';

const scaleHeight = 18;
/** Minimum points between two month labels. */
const nameRoom = 44;

interface TimelineBarsProps {
  timeline: Timeline;
  width: number;
  rowHeight: number;
  /** Formats the first day of a month. */
  month: (date: string) => string;
}

/** Two bars in each row, the shortest and the longest duration; with a month scale when a start is chosen. */
export const TimelineBars = ({ timeline, width, rowHeight, month }: TimelineBarsProps) => {
  const { phases, days, months } = timeline;
  const bottom = phases.length * rowHeight;
  const x = (day: number) => (day / days) * width;
  return (
    <Svg width={width} height={bottom + scaleHeight} viewBox={`0 0 ${width} ${bottom + scaleHeight}`}>
      <Line x1={0} y1={bottom} x2={width} y2={bottom} stroke={colors.line} strokeWidth={0.8} />
      <Months months={months} x={x} width={width} bottom={bottom} month={month} />
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
  width: number;
  bottom: number;
  month: (date: string) => string;
}

const Months = ({ months, x, width, bottom, month }: MonthsProps) => {
  const every = Math.ceil((nameRoom * months.length) / width);
  return (
    <G>
      {months.map(({ date, day }, index) => (
        <G key={date}>
          <Line x1={x(day)} y1={0} x2={x(day)} y2={bottom + 3} stroke={colors.line} strokeWidth={0.6} />
          {index % every === 0 && x(day) + nameRoom <= width && (
            <Text x={x(day) + 1} y={bottom + 13} style={{ fontSize: 7.5 }} fill={colors.muted}>
              {month(date)}
            </Text>
          )}
        </G>
      ))}
    </G>
  );
};
