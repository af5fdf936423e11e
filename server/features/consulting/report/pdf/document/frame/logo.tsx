import { Circle, Path, Svg } from '@react-pdf/renderer';
import { logo } from '../../../../../../../shared/logo';
import { onDark } from '../look';

const [speakerX, speakerY] = logo.speaker;

/** The site's mark on a dark ground. */
export const Logo = ({ size }: { size: number }) => (
  <Svg viewBox="0 0 32 32" style={{ width: size, height: size }}>
    <Path
      d={logo.lines}
      fillOpacity={0}
      stroke={onDark.brand}
      strokeWidth={logo.lineWidth}
      strokeLinecap="round"
    />
    {logo.nodes.map(([x, y]) => (
      <Circle key={`${x} ${y}`} cx={x} cy={y} r={logo.nodeRadius} fill={onDark.brand} />
    ))}
    <Circle cx={speakerX} cy={speakerY} r={logo.speakerRadius} fill={onDark.accent} />
  </Svg>
);
