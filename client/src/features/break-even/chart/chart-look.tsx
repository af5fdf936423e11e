import { type ReactElement, type SVGAttributes, useId } from 'react';

/** Each line has its own colour and dash, so that colour is never the only sign. */
export const lineLook = {
  revenue: 'fill-none stroke-chart-1 stroke-3',
  total: 'fill-none stroke-chart-2 stroke-3 [stroke-dasharray:9_4]',
  fixed: 'fill-none stroke-chart-6 stroke-2 [stroke-dasharray:2_4]',
} as const;

interface GroundProps {
  /** Draws the outline of the area with the given attributes. */
  shape: (look: SVGAttributes<SVGElement>) => ReactElement;
}

/** The area of loss, hatched. */
export function LossGround({ shape }: GroundProps) {
  const id = useId();
  return (
    <>
      <pattern id={id} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1={0} x2={0} y1={0} y2={7} className="stroke-danger/45 stroke-2" />
      </pattern>
      {shape({ fill: `url(#${id})` })}
    </>
  );
}

/** The area of profit, dotted. */
export function ProfitGround({ shape }: GroundProps) {
  const id = useId();
  return (
    <>
      <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
        <rect width={8} height={8} className="fill-positive/8" />
        <circle cx={4} cy={4} r={1.4} className="fill-positive/50" />
      </pattern>
      {shape({ fill: `url(#${id})` })}
    </>
  );
}
