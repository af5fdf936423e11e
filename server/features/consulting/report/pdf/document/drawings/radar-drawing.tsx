import { Circle, G, Line, Polygon, Svg, View } from '@react-pdf/renderer';
import type { Point, Radar, RadarAxis } from '../../../../../../../shared/consulting/report/figures/radar';
import { outOf } from '../../../../../../../shared/consulting/report/layout';
import { colors } from '../look';
import { Say } from '../say';

const radius = 78;
/** Points above and below the rim, for a name of two lines. */
const room = 24;
/** From the top of the drawing to the middle of the radar. */
const middle = radius + room;
/** Points between the rim and a name. */
const gap = 7;

/** Each axis has the name and the level of its department at its end. */
export const RadarDrawing = ({ radar, width }: { radar: Radar; width: number }) => (
  <View style={{ width, height: heightOf(radar), marginVertical: 6 }}>
    <Net radar={radar} width={width} />
    {radar.axes.map((axis) => (
      <Name key={axis.department.id} axis={axis} width={width} />
    ))}
  </View>
);

/** A radar with an odd number of axes has its lowest corner above that of the circle. */
const heightOf = ({ axes }: Radar) => middle + radius * Math.max(...axes.map(({ end }) => end.y)) + room;

const Net = ({ radar, width }: { radar: Radar; width: number }) => {
  const { axes, rings } = radar;
  const height = heightOf(radar);
  const at = ({ x, y }: Point): [number, number] => [width / 2 + x * radius, middle + y * radius];
  const corners = (points: Point[]) => points.map((point) => at(point).join(',')).join(' ');
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {rings.map(({ level, points }) => (
        <Polygon key={level} points={corners(points)} fill="none" stroke={colors.line} strokeWidth={0.8} />
      ))}
      {axes.map(({ department, end }) => {
        const [x, y] = at(end);
        const centre = { x1: width / 2, y1: middle };
        return <Line key={department.id} {...centre} x2={x} y2={y} stroke={colors.line} strokeWidth={0.8} />;
      })}
      <Polygon
        points={corners(axes.map(({ value }) => value))}
        fill={colors.brand}
        fillOpacity={0.18}
        stroke={colors.brand}
        strokeWidth={1.6}
      />
      <G>
        {axes.map(({ department, value }) => {
          const [x, y] = at(value);
          return <Circle key={department.id} cx={x} cy={y} r={2.6} fill={colors.brand} />;
        })}
      </G>
    </Svg>
  );
};

interface NameProps {
  axis: RadarAxis;
  width: number;
}

/** A name stands outside the end of its axis: beside it, or above or below one that is upright. */
const Name = ({ axis: { department, end }, width }: NameProps) => {
  const [x, y] = [width / 2 + end.x * (radius + gap), middle + end.y * (radius + gap)];
  const text = `${department.name} ${outOf(department.level)}`;
  return (
    <View style={[place, placeAt(end, x, y, width)]}>
      <Say style={{ fontSize: 8, lineHeight: 1.2, fontWeight: 600, textAlign: alignAt(end) }}>{text}</Say>
    </View>
  );
};

const upright = 0.1;
const isUpright = ({ x }: Point) => Math.abs(x) < upright;

function alignAt(end: Point) {
  if (isUpright(end)) return 'center';
  return end.x > 0 ? 'left' : 'right';
}

function placeAt(end: Point, x: number, y: number, width: number) {
  if (isUpright(end)) {
    const side = { left: x - 80, width: 160 };
    return end.y < 0
      ? { ...side, top: 0, height: y + 4, justifyContent: 'flex-end' as const }
      : { ...side, top: y - 4 };
  }
  const level = { top: y - 20, height: 40, justifyContent: 'center' as const };
  return end.x > 0 ? { ...level, left: x, width: width - x } : { ...level, left: 0, width: x };
}

const place = { position: 'absolute' } as const;
