import { Drawing } from '../drawing';
import { BrowserFrame, Lines } from './page-parts';

const width = 480;
const height = 420;

/** A web page that is complete except for one part, which is being placed. */
export const PageAssembly = ({ label }: { label: string }) => (
  <Drawing {...{ label, width, height }}>
    <BrowserFrame x={0.5} y={0.5} width={width - 1} height={height - 1} />
    <Menu />
    <Lines x={32} y={118} widths={[186, 142]} thickness={16} className="stroke-ink" />
    <Lines x={32} y={172} widths={[190, 178, 120]} className="stroke-muted/60" />
    <rect x={32} y={214} width={96} height={26} rx={8} className="fill-brand" />
    <Picture />
    <rect
      x={32}
      y={276}
      width={416}
      height={112}
      rx={10}
      strokeWidth={2}
      strokeDasharray="3 7"
      className="stroke-accent"
    />
    <Form />
  </Drawing>
);

const Menu = () => (
  <g strokeWidth={6}>
    <circle cx={40} cy={76} r={9} className="fill-brand" />
    <path d="M284 76h34M338 76h34M392 76h50" className="stroke-muted/60" />
  </g>
);

const Picture = () => (
  <g>
    <rect x={262} y={106} width={186} height={134} rx={10} className="fill-brand/20" />
    <circle cx={408} cy={142} r={15} className="fill-accent" />
    <path
      d="M262 224l52-58 38 42 24-22 72 40v4a10 10 0 0 1-10 10H272a10 10 0 0 1-10-10Z"
      className="fill-brand/60"
    />
  </g>
);

/** Shifted and rotated a little, as if being placed. */
const Form = () => (
  <g transform="rotate(-4 250 322)">
    <rect x={58} y={262} width={392} height={106} rx={10} className="fill-raised stroke-brand" />
    <g className="fill-paper stroke-line">
      <rect x={76} y={280} width={168} height={28} rx={6} />
      <rect x={256} y={280} width={176} height={28} rx={6} />
      <rect x={76} y={320} width={250} height={30} rx={6} />
    </g>
    <rect x={338} y={320} width={94} height={30} rx={8} className="fill-brand" />
    <path d="M424 352l8 34 9-13 15-2Z" strokeWidth={2} className="fill-ink stroke-paper" />
  </g>
);
