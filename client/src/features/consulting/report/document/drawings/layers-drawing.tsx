import type { ArchitectureDrawing, Layer } from '@shared/consulting/report/figures/layers';
import type { FigureWords } from '@shared/consulting/report/texts/drawings.en';
import type { ReportWords } from '@shared/consulting/report/texts/report.en';
import { sourceTexts } from '@shared/consulting/report/texts/source-texts';
import { DescribedDrawing } from './described-drawing';
import { useFigureWords } from './use-figure-words';

const colours: Record<Layer['name'], string> = {
  people: 'border-chart-4',
  modules: 'border-chart-3',
  integration: 'border-chart-1',
  sources: 'border-chart-2',
  ground: 'border-chart-6',
};

interface Box {
  title: string;
  note?: string;
}

/**
 * The architecture from its users at the top to its foundation. The boxes of a layer fill its row, however many there
 * are, so that every layer is as wide as the next.
 */
export function LayersDrawing({ drawing }: { drawing: ArchitectureDrawing }) {
  const { words, report } = useFigureWords();
  const { approach, layer: titles, text } = words.architecture;
  const layers = drawing.layers.map((layer) => ({
    name: layer.name,
    title: titles[layer.name],
    boxes: boxesOf(layer, words, report),
  }));
  const told = layers.map(({ title, boxes }) => `${title} (${boxes.map(textOf).join(', ')})`);
  return (
    <DescribedDrawing description={text(approach[drawing.approach], told)} className="break-inside-avoid">
      {layers.map(({ name, title, boxes }, index) => (
        <div key={name}>
          {index > 0 && <Connection />}
          <div
            className={`grid items-center gap-x-4 gap-y-2 rounded-card border p-3 @2xl:grid-cols-[9rem_1fr] @2xl:pl-4 ${colours[name]}`}
          >
            <p className="text-sm font-semibold">{title}</p>
            <div className="flex flex-wrap gap-2 text-center text-sm">
              {boxes.map((box) => (
                <p
                  key={box.title}
                  className={`grid flex-1 basis-32 content-center rounded-control border bg-surface p-2 wrap-anywhere ${colours[name]}`}
                >
                  {box.title}
                  {box.note && <span className="text-muted">{box.note}</span>}
                </p>
              ))}
            </div>
          </div>
        </div>
      ))}
    </DescribedDrawing>
  );
}

const textOf = ({ title, note }: Box) => (note ? `${title} ${note}` : title);

function boxesOf(layer: Layer, { architecture: words }: FigureWords, report: ReportWords): Box[] {
  switch (layer.name) {
    case 'people':
      return [{ title: words.people(layer.departments) }];
    case 'modules':
      return layer.boxes.map(({ module, reasons }) => ({
        title: report.module[module],
        note: words.calls(reasons),
      }));
    case 'integration':
      return [{ title: report.module.integration, note: words.integration }];
    case 'sources':
      return sourceTexts(layer, words).map((title) => ({ title }));
    case 'ground':
      return layer.traits.map((trait) => ({ title: words.trait[trait] }));
  }
}

/** A double arrow: data go up, decisions go down. */
const Connection = () => (
  <svg viewBox="-6 0 12 22" className="mx-auto my-0.5 h-5 fill-none stroke-muted stroke-[1.5]">
    <path d="M0 2V20m-5 -5l5 5l5 -5M-5 7l5 -5l5 5" />
  </svg>
);
