import { Drawing } from '../drawing';

interface CampaignWheelProps {
  /** The text in the centre of the wheel. */
  product: string;
  /** The steps in order, one word each. */
  steps: readonly string[];
}

const width = 420;
const height = 420;
const centre = { x: width / 2, y: height / 2 };
const outer = 206;
const inner = 94;
const middle = (outer + inner) / 2;
/** Degrees between two steps, and by which a step's point reaches into the next one. */
const gap = 1.5;
const tip = 7;

// A point by its radius and its degrees clockwise from the top.
function at(radius: number, degrees: number) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

const point = (radius: number, degrees: number) => {
  const { x, y } = at(radius, degrees);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

interface Piece {
  from: number;
  to: number;
  first: boolean;
  last: boolean;
}

/** A step as an arrow along the circle: notched where the step before it ends, pointed where it leads on. */
const arrow = ({ from, to, first, last }: Piece) =>
  `M${point(inner, from + gap)}L${point(middle, from + gap + (first ? 0 : tip))}L${point(outer, from + gap)}` +
  `A${outer} ${outer} 0 0 1 ${point(outer, to - gap)}L${point(middle, to - gap + (last ? 0 : tip))}` +
  `L${point(inner, to - gap)}A${inner} ${inner} 0 0 0 ${point(inner, from + gap)}Z`;

/** The steps of a campaign as arrows in a circle around the product. */
export function CampaignWheel({ product, steps }: CampaignWheelProps) {
  const share = 360 / steps.length;
  return (
    <Drawing width={width} height={height} className="mx-auto max-w-md">
      {steps.map((name, index) => (
        <Step
          key={name}
          name={name}
          place={index + 1}
          from={index * share}
          to={(index + 1) * share}
          first={index === 0}
          last={index + 1 === steps.length}
        />
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

function Step({ name, place, ...piece }: Piece & { name: string; place: number }) {
  const { x, y } = at(middle, (piece.from + piece.to) / 2 + (piece.first ? 0 : tip / 2));
  return (
    <g textAnchor="middle">
      <path d={arrow(piece)} className="fill-brand/10 stroke-brand" />
      <text x={x} y={y - 6} fontSize={24} fontWeight={700} className="fill-brand">
        {place}
      </text>
      <text x={x} y={y + 16} fontSize={16} className="fill-ink">
        {name}
      </text>
    </g>
  );
}
