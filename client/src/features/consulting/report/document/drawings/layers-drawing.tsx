import type { ArchitectureDrawing } from '@shared/consulting/report/figures/layers';
import { classNames } from '@/lib/class-names';
import { DescribedDrawing } from './described-drawing';
import { useFigureWords } from './use-figure-words';
import { type LayerBand, type LayersLayout, layersLayout, rooms } from './layers-layout';

const colours: Record<LayerBand['name'], string> = {
  people: 'stroke-chart-4',
  modules: 'stroke-chart-3',
  integration: 'stroke-chart-1',
  sources: 'stroke-chart-2',
  ground: 'stroke-chart-6',
};

interface LayersDrawingProps {
  drawing: ArchitectureDrawing;
  /** Whether every screen has the layout for a phone, for a page that must be small. */
  isNarrow?: boolean;
}

/**
 * The architecture from its users at the top to its foundation, in one layout for a page and one for a phone.
 */
export function LayersDrawing({ drawing, isNarrow = false }: LayersDrawingProps) {
  const { words, report } = useFigureWords();
  const approach = words.architecture.approach[drawing.approach];
  const layouts = {
    wide: layersLayout(drawing, { figures: words, report }, rooms.wide),
    narrow: layersLayout(drawing, { figures: words, report }, rooms.narrow),
  };
  const told = layouts.wide.bands.map(
    ({ title, boxes }) => `${title} (${boxes.map(({ lines }) => textOf(lines)).join(', ')})`,
  );
  return (
    <DescribedDrawing description={words.architecture.text(approach, told)} className="break-inside-avoid">
      {!isNarrow && (
        <Layers layout={layouts.wide} className="hidden max-w-190 sm:block @3xl:hidden print:block" />
      )}
      <Layers
        layout={layouts.narrow}
        className={classNames('mx-auto max-w-96', !isNarrow && 'sm:hidden @3xl:block print:hidden')}
      />
    </DescribedDrawing>
  );
}

const textOf = (lines: { text: string }[]) => lines.map(({ text }) => text).join(' ');

function Layers({ layout, className }: { layout: LayersLayout; className: string }) {
  return (
    <svg
      viewBox={`-1 -1 ${layout.width + 2} ${layout.height + 2}`}
      className={classNames('w-full', className)}
    >
      {layout.bands.slice(1).map((band) => (
        <Connection key={band.name} x={layout.width / 2} from={band.y - 26} to={band.y} />
      ))}
      {layout.bands.map((band) => (
        <Band key={band.name} band={band} width={layout.width} />
      ))}
    </svg>
  );
}

/** A double arrow: data go up, decisions go down. */
const Connection = ({ x, from, to }: { x: number; from: number; to: number }) => (
  <path
    d={`M${x} ${from + 4}V${to - 4}m-5 -5l5 5l5 -5M${x - 5} ${from + 9}l5 -5l5 5`}
    className="fill-none stroke-muted stroke-[1.5]"
  />
);

function Band({ band, width }: { band: LayerBand; width: number }) {
  return (
    <g>
      <rect
        y={band.y}
        width={width}
        height={band.height}
        rx={12}
        className={classNames('fill-paper stroke-1', colours[band.name])}
      />
      <text
        x={band.titleX}
        y={band.titleY}
        dominantBaseline="central"
        className="fill-ink text-[14px] font-semibold"
      >
        {band.title}
      </text>
      {band.boxes.map((box) => (
        <g key={`${box.x} ${box.y}`}>
          <rect
            x={box.x}
            y={box.y}
            width={box.width}
            height={box.height}
            rx={8}
            className={classNames('fill-surface stroke-[1.5]', colours[band.name])}
          />
          {box.lines.map(({ text, y, isNote }) => (
            <text
              key={y}
              x={box.x + box.width / 2}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              className={isNote ? 'fill-muted text-[12px]' : 'fill-ink text-[14px]'}
            >
              {text}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}
