import { Drawing } from '../drawing';

interface CampaignWheelProps {
  label: string;
  /** The text in the centre of the wheel. */
  product: string;
  /** The steps in order, one word each. */
  steps: readonly string[];
}

const width = 480;
const height = 420;
const centre = { x: width / 2, y: height / 2 };
const outer = 204;
const inner = 92;
const middle = (outer + inner) / 2;
/** Degrees between two steps. */
const gap = 2.5;

// A point by its radius and its degrees clockwise from the top.
function at(radius: number, degrees: number) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

const point = (radius: number, degrees: number) => {
  const { x, y } = at(radius, degrees);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const segment = (from: number, to: number) =>
  `M${point(inner, from + gap)}L${point(outer, from + gap)}A${outer} ${outer} 0 0 1 ${point(outer, to - gap)}` +
  `L${point(inner, to - gap)}A${inner} ${inner} 0 0 0 ${point(inner, from + gap)}Z`;

/** An arrow across the border between two steps, clear of their names. */
const arrow = (degrees: number) =>
  `M${point(outer - 34, degrees - 2.5)}L${point(outer - 24, degrees + 3.5)}L${point(outer - 14, degrees - 2.5)}Z`;

/** The steps of a campaign in a circle around the product. */
export function CampaignWheel({ label, product, steps }: CampaignWheelProps) {
  const share = 360 / steps.length;
  return (
    <Drawing {...{ label, width, height }}>
      {steps.map((step, index) => (
        <Step key={step} name={step} place={index + 1} from={index * share} to={(index + 1) * share} />
      ))}
      {steps.slice(1).map((step, index) => (
        <path key={step} d={arrow((index + 1) * share)} className="fill-accent" />
      ))}
      <circle cx={centre.x} cy={centre.y} r={inner - 12} className="fill-brand" />
      <text
        x={centre.x}
        y={centre.y + 6}
        textAnchor="middle"
        fontSize={18}
        fontWeight={650}
        className="fill-on-brand"
      >
        {product}
      </text>
    </Drawing>
  );
}

function Step({ name, place, from, to }: { name: string; place: number; from: number; to: number }) {
  const { x, y } = at(middle, (from + to) / 2);
  return (
    <g textAnchor="middle">
      <path d={segment(from, to)} className="fill-surface stroke-line" />
      <text x={x} y={y - 6} fontSize={26} fontWeight={700} className="fill-brand">
        {place}
      </text>
      <text x={x} y={y + 18} fontSize={17} className="fill-ink">
        {name}
      </text>
    </g>
  );
}
