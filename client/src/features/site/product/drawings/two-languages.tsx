import { Drawing } from '../drawing';
import { BrowserFrame, Lines } from './page-parts';

const width = 480;
const height = 420;

/** A page in two languages, both of which lead to the same form. */
export const TwoLanguages = ({ label }: { label: string }) => (
  <Drawing {...{ label, width, height }}>
    <path d="M112 262v34q0 22 22 22h40M368 262v34q0 22-22 22h-40" strokeWidth={3} className="stroke-accent" />
    <Page x={0.5} language="ES" widths={[150, 172, 96]} />
    <Page x={255.5} language="EN" widths={[168, 138, 122]} />
    <g>
      <rect x={142} y={286} width={196} height={124} rx={14} className="fill-raised stroke-brand" />
      <g className="fill-paper stroke-line">
        <rect x={160} y={304} width={160} height={24} rx={6} />
        <rect x={160} y={338} width={160} height={24} rx={6} />
      </g>
      <rect x={232} y={372} width={88} height={24} rx={8} className="fill-brand" />
    </g>
  </Drawing>
);

interface PageProps {
  x: number;
  language: string;
  widths: readonly number[];
}

const Page = ({ x, language, widths }: PageProps) => (
  <g>
    <BrowserFrame x={x} y={0.5} width={224} height={262} />
    <rect x={x + 24} y={68} width={48} height={30} rx={8} className="fill-brand" />
    <text x={x + 48} y={89} textAnchor="middle" fontSize={18} fontWeight={700} className="fill-on-brand">
      {language}
    </text>
    <Lines x={x + 24} y={124} widths={[widths[1] ?? 0]} thickness={14} className="stroke-ink" />
    <Lines x={x + 24} y={158} widths={widths} className="stroke-muted/60" />
    <rect x={x + 24} y={206} width={176} height={38} rx={8} className="fill-brand/20" />
  </g>
);
