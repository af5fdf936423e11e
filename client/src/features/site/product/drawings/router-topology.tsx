import { Drawing } from '../drawing';

interface RouterTopologyProps {
  label: string;
  internet: string;
  router: string;
  attention: string;
}

const width = 480;
const height = 400;
const middle = width / 2;
const switchTop = 244;
const switches = [90, middle, 390];
const slowSwitch = 390;
const devices = [-42, 0, 42];

// The cables leave the router side by side.
const cables = switches.map((at, place) => ({ at, from: middle + (place - 1) * 40 }));

const wire = (fromX: number, fromY: number, toX: number, toY: number) =>
  `M${fromX} ${fromY}V${(fromY + toY) / 2}H${toX}V${toY}`;

/** A network from the internet to its devices, with one link that needs attention. */
export const RouterTopology = ({ label, internet, router, attention }: RouterTopologyProps) => (
  <Drawing {...{ label, width, height }} hasCard>
    <g strokeWidth={2}>
      <path d={`M${middle} 76V132`} className="stroke-brand" />
      {cables.map(({ at, from }) => (
        <path
          key={at}
          d={wire(from, 184, at, switchTop)}
          strokeWidth={at === slowSwitch ? 3 : 2}
          strokeDasharray={at === slowSwitch ? '3 8' : undefined}
          className={at === slowSwitch ? 'stroke-accent' : 'stroke-brand'}
        />
      ))}
      {switches.map((at) => (
        <Switch key={at} at={at} />
      ))}
      <circle cx={middle} cy={50} r={26} className="fill-raised stroke-muted" />
      <path
        d={`M${middle - 26} 50h52M${middle} 24c-16 16-16 36 0 52c16-16 16-36 0-52`}
        strokeWidth={1.5}
        className="stroke-muted"
      />
      <rect x={middle - 64} y={132} width={128} height={52} rx={8} className="fill-brand" />
    </g>
    <g fontSize={19}>
      <text x={middle + 40} y={56} className="fill-muted">
        {internet}
      </text>
      <text x={middle} y={164} textAnchor="middle" fontWeight={650} className="fill-on-brand">
        {router}
      </text>
      <text x={width - 24} y={202} textAnchor="end" className="fill-accent">
        {attention}
      </text>
    </g>
  </Drawing>
);

const Switch = ({ at }: { at: number }) => (
  <>
    {devices.map((offset) => (
      <path
        key={offset}
        d={wire(at, switchTop + 34, at + offset, switchTop + 92)}
        className={at === slowSwitch ? 'stroke-muted/60' : 'stroke-brand/60'}
      />
    ))}
    <rect x={at - 52} y={switchTop} width={104} height={34} rx={8} className="fill-raised stroke-muted" />
    {[-30, -10, 10, 30].map((offset) => (
      <rect
        key={offset}
        x={at + offset - 6}
        y={switchTop + 12}
        width={12}
        height={10}
        rx={2}
        className={at === slowSwitch ? 'fill-accent' : 'fill-brand'}
      />
    ))}
    {devices.map((offset) => (
      <circle
        key={offset}
        cx={at + offset}
        cy={switchTop + 102}
        r={10}
        className="fill-raised stroke-muted"
      />
    ))}
  </>
);
