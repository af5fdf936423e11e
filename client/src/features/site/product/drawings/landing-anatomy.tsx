import { Drawing } from '../drawing';
import { Lines } from './page-parts';

interface LandingAnatomyProps {
  label: string;
  /** The names of the page's four parts, from the top. */
  parts: readonly string[];
}

const width = 480;
const height = 440;
const page = { x: 172, width: 307 };

/** The top and height of each part. */
const bands = [
  { y: 0, height: 112 },
  { y: 112, height: 108 },
  { y: 220, height: 96 },
  { y: 316, height: 124 },
] as const;

/** The parts of a landing page from top to bottom, each with its name beside it. */
export const LandingAnatomy = ({ label, parts }: LandingAnatomyProps) => (
  <Drawing {...{ label, width, height }}>
    <rect
      x={page.x}
      y={0.5}
      width={page.width}
      height={height - 1}
      rx={14}
      className="fill-surface stroke-line"
    />
    {bands.map((band, index) => (
      <Part key={band.y} {...band} name={parts[index] ?? ''} />
    ))}
    <Lines x={200} y={42} widths={[236, 168]} thickness={16} className="stroke-ink" />
    <g strokeWidth={3} className="stroke-positive">
      {[140, 166, 192].map((y) => (
        <path key={y} d={`M200 ${y}l6 6 10-12`} />
      ))}
    </g>
    <path d="M234 140h196M234 166h160M234 192h178" strokeWidth={7} className="stroke-muted/60" />
    <rect x={200} y={240} width={112} height={56} rx={8} className="fill-brand/20" />
    <Lines x={334} y={252} widths={[112, 84, 100]} className="stroke-muted/60" />
    <g className="fill-paper stroke-line">
      <rect x={200} y={336} width={252} height={28} rx={6} />
      <rect x={200} y={374} width={140} height={42} rx={6} />
    </g>
    <rect x={350} y={374} width={102} height={42} rx={8} className="fill-brand" />
  </Drawing>
);

const Part = ({ y, height: tall, name }: { y: number; height: number; name: string }) => (
  <g>
    {y > 0 && <path d={`M${page.x} ${y}h${page.width}`} className="stroke-line" />}
    <path d={`M140 ${y + tall / 2}h${page.x - 140}`} strokeDasharray="2 6" className="stroke-muted" />
    <circle cx={page.x} cy={y + tall / 2} r={6} className="fill-accent" />
    <text x={0} y={y + tall / 2 + 8} fontSize={21} className="fill-ink">
      <tspan fontSize={30} fontWeight={750} className="fill-brand">
        {name.slice(0, 1)}
      </tspan>
      {name.slice(1)}
    </text>
  </g>
);
