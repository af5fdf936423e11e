interface BrowserFrameProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An empty browser window, whose bar is 44 units high. */
export const BrowserFrame = ({ x, y, width, height }: BrowserFrameProps) => (
  <g>
    <rect {...{ x, y, width, height }} rx={14} className="fill-surface stroke-line" />
    <path d={`M${x} ${y + 44}h${width}`} className="stroke-line" />
    <g className="fill-muted/50">
      {[22, 40, 58].map((offset) => (
        <circle key={offset} cx={x + offset} cy={y + 22} r={5} />
      ))}
    </g>
    <rect x={x + 80} y={y + 13} width={width - 104} height={18} rx={9} className="fill-ink/8" />
  </g>
);

interface LinesProps {
  x: number;
  y: number;
  /** The width of each line, from the top. */
  widths: readonly number[];
  thickness?: number;
  /** Class names for the colour, as a stroke. */
  className: string;
}

/** Text drawn as lines with round ends, which lie within the width. */
export const Lines = ({ x, y, widths, thickness = 7, className }: LinesProps) => (
  <path
    d={widths
      .map((width, index) => `M${x + thickness / 2} ${y + index * thickness * 1.8}h${width - thickness}`)
      .join('')}
    strokeWidth={thickness}
    className={className}
  />
);
