import { Drawing } from '../drawing';
import { Lines } from './page-parts';

const width = 480;
const height = 400;

/** A portal's workspace: sections, three different campaigns, and their leads. */
export const Workspace = ({ label }: { label: string }) => (
  <Drawing {...{ label, width, height }} hasCard>
    <path d="M116 0.5v399" className="stroke-line" />
    <Sections />
    {campaigns.map((campaign) => (
      <Campaign key={campaign.x} {...campaign} />
    ))}
    <Leads />
  </Drawing>
);

const Sections = () => (
  <g>
    <circle cx={34} cy={34} r={10} className="fill-brand" />
    <rect x={12} y={112} width={92} height={30} rx={8} className="fill-brand/20" />
    {[76, 102, 128, 154, 180, 206].map((y) => (
      <path
        key={y}
        d={`M26 ${y - 1}h6M44 ${y - 1}h44`}
        strokeWidth={6}
        className={y === 128 ? 'stroke-brand' : 'stroke-muted/60'}
      />
    ))}
  </g>
);

const campaigns = [
  { x: 138, tone: 'fill-chart-1/60', widths: [62, 74, 50, 66] },
  { x: 248, tone: 'fill-chart-2/60', widths: [74, 56, 68, 40] },
  { x: 358, tone: 'fill-chart-3/60', widths: [54, 70, 74, 60] },
] as const;

const Campaign = ({ x, tone, widths }: (typeof campaigns)[number]) => (
  <g>
    <rect x={x} y={28} width={98} height={168} rx={10} className="fill-raised stroke-line" />
    <rect x={x + 12} y={40} width={74} height={58} rx={6} className={tone} />
    <Lines x={x + 12} y={118} widths={widths} className="stroke-muted/60" />
    <rect x={x + 12} y={170} width={40} height={14} rx={7} className="fill-brand" />
  </g>
);

const Leads = () => (
  <g>
    <rect x={138} y={220} width={318} height={152} rx={10} className="fill-raised stroke-line" />
    {[250, 296, 342].map((y, index) => (
      <g key={y}>
        {index > 0 && <path d={`M138 ${y - 23}h318`} className="stroke-line" />}
        <circle cx={164} cy={y} r={11} className="fill-brand/35" />
        <path d={`M190 ${y}h${[104, 84, 96][index]}`} strokeWidth={7} className="stroke-muted/60" />
        <path d={`M388 ${y}l6 6 11-13`} strokeWidth={3} className="stroke-positive" />
      </g>
    ))}
  </g>
);
