import { G, Line, Polygon, Svg, Text, View } from '@react-pdf/renderer';
import type { Span, Timeline } from '../../../../../../../shared/consulting/report/figures/timeline';
import { colors } from '../look';

const scaleHeight = 18;
/** Points of the line around a bar. */
const outline = 1;
/** Minimum points between two month labels. */
const nameRoom = 44;

interface TimelineBarsProps {
  timeline: Timeline;
  width: number;
  rowHeight: number;
  /** Formats the first day of a month. */
  month: (date: string) => string;
}

/**
 * Two bars in each row: filled the shortest duration, outlined the longest; with a month scale when a start is chosen.
 */
export const TimelineBars = ({ timeline, width, rowHeight, month }: TimelineBarsProps) => {
  const { phases, days, months } = timeline;
  const bottom = phases.length * rowHeight;
  const x = (day: number) => outline / 2 + (day / days) * (width - outline);
  return (
    <Svg width={width} height={bottom + scaleHeight} viewBox={`0 0 ${width} ${bottom + scaleHeight}`}>
      <Line x1={0} y1={bottom} x2={width} y2={bottom} stroke={colors.line} strokeWidth={0.8} />
      <Months months={months} x={x} width={width} bottom={bottom} month={month} />
      {phases.map(({ name, duration, quickest, longest }, index) => {
        const top = index * rowHeight;
        const endless = duration === null;
        return (
          <G key={name}>
            <Bar span={quickest} x={x} top={top + 7} isFilled endless={endless} />
            <Bar span={longest} x={x} top={top + 19} isFilled={false} endless={endless} />
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
  isFilled: boolean;
  endless: boolean;
}

const thickness = 9;

/** The colours of a bar, on the page as here: one colour, filled or as an outline. */
const lookOf = (isFilled: boolean) => ({
  fill: isFilled ? colors.brand : colors.paper,
  stroke: colors.brand,
  strokeWidth: outline,
});

/** The phase without an end points to the right. */
const Bar = ({ span, x, top, isFilled, endless }: BarProps) => {
  const left = x(span.from);
  const right = Math.max(left + 1, x(span.to));
  const tip = endless ? 7 : 0;
  const points = [
    [left, top],
    [right - tip, top],
    [right, top + thickness / 2],
    [right - tip, top + thickness],
    [left, top + thickness],
  ];
  return <Polygon points={points.map((point) => point.join(',')).join(' ')} {...lookOf(isFilled)} />;
};

/** A bar for the key of the drawing. */
export const Swatch = ({ isFilled }: { isFilled: boolean }) => (
  <View
    style={{
      width: 14,
      height: 7,
      marginRight: 5,
      borderWidth: 1,
      borderColor: colors.brand,
      backgroundColor: isFilled ? colors.brand : colors.paper,
    }}
  />
);

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
