import { Circle, G, Line, Polygon, Svg, Text } from '@react-pdf/renderer';
import type { Point, Radar } from '../../../../../../../shared/consulting/report/figures/radar';
import { colors } from '../look';

const size = 230;
const radius = 92;
const middle = size / 2;

const at = ({ x, y }: Point, share = 1): [number, number] => [
  middle + x * radius * share,
  middle + y * radius * share,
];
const corners = (points: Point[]) => points.map((point) => at(point).join(',')).join(' ');

/** The axes show the numbers of the list beside it, because long names would overlap. */
export const RadarDrawing = ({ radar: { axes, rings } }: { radar: Radar }) => (
  <Svg width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
    {rings.map(({ level, points }) => (
      <Polygon key={level} points={corners(points)} fill="none" stroke={colors.line} strokeWidth={0.8} />
    ))}
    {axes.map(({ department, end }) => {
      const [x, y] = at(end);
      return (
        <Line
          key={department.id}
          x1={middle}
          y1={middle}
          x2={x}
          y2={y}
          stroke={colors.line}
          strokeWidth={0.8}
        />
      );
    })}
    <Polygon
      points={corners(axes.map(({ value }) => value))}
      fill={colors.brand}
      fillOpacity={0.18}
      stroke={colors.brand}
      strokeWidth={1.6}
    />
    {axes.map(({ department, value, end }, index) => {
      const [x, y] = at(value);
      const [labelX, labelY] = at(end, 1.15);
      return (
        <G key={department.id}>
          <Circle cx={x} cy={y} r={2.6} fill={colors.brand} />
          <Text
            x={labelX}
            y={labelY + 3.5}
            textAnchor="middle"
            style={{ fontSize: 10, fontWeight: 700 }}
            fill={colors.brand}
          >
            {`${index + 1}`}
          </Text>
        </G>
      );
    })}
  </Svg>
);
