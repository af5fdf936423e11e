import { Drawing } from '../drawing';

const table = 116;

/** A breakfast on a table, half an hour before nine, as the picture of the example: of no particular bakery. */
export const Breakfast = () => (
  <Drawing width={300} height={140} className="rounded-control">
    <path d="M0 0h300v140H0z" className="fill-brand/10" />
    <path d={`M0 ${table}h300v24H0z`} className="fill-brand/30" />
    <g className="fill-surface stroke-brand" strokeWidth={4}>
      <circle cx={246} cy={40} r={22} />
      <path d="M246 40l-9 3M246 40v13" />
    </g>
    {/* A loaf with its cuts. */}
    <path d={`M84 ${table}V92q0-34 40-34h38q40 0 40 34v24z`} className="fill-accent" />
    <g className="stroke-surface" strokeWidth={5}>
      <path d="M116 84l12-14M141 84l12-14M166 84l12-14" />
    </g>
    {/* A cup. */}
    <g className="stroke-brand" strokeWidth={5}>
      <path d="M258 92h6a9 9 0 0 1 0 18h-6" />
    </g>
    <path d={`M220 84h40v18q0 14-14 14h-12q-14 0-14-14z`} className="fill-brand" />
    {/* A roll, and another before it. */}
    <path d={`M18 ${table}q0-28 27-28t27 28z`} className="fill-accent/60" />
    <path d={`M44 ${table}q0-20 19-20t19 20z`} className="fill-accent/80" />
  </Drawing>
);
