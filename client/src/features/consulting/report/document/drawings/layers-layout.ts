import type { ArchitectureDrawing, Layer } from '@shared/consulting/report/figures/layers';
import type { FigureWords } from '@shared/consulting/report/texts/drawings.en';
import { sourceTexts } from '@shared/consulting/report/texts/source-texts';
import { wrapLabel } from './wrap-label';
import type { ReportWords } from '@shared/consulting/report/texts/report.en';

interface BoxText {
  title: string;
  note?: string;
}

export interface LayerBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Vertical centres of the lines; notes have a smaller font. */
  lines: { text: string; y: number; isNote: boolean }[];
}

export interface LayerBand {
  name: Layer['name'];
  title: string;
  titleX: number;
  titleY: number;
  y: number;
  height: number;
  boxes: LayerBox[];
}

export interface LayersLayout {
  width: number;
  height: number;
  bands: LayerBand[];
}

interface Room {
  width: number;
  /** Most boxes in a row. */
  columns: number;
  /** Width reserved for the titles on the left; 0 puts them above the boxes. */
  titles: number;
}

/** The dimensions of the drawing for a page and for a phone. */
export const rooms = {
  wide: { width: 784, columns: 3, titles: 164 },
  narrow: { width: 320, columns: 1, titles: 0 },
} as const satisfies Record<string, Room>;

const gap = 10;
const padding = 12;
const between = 26;
const lineHeight = 17;
/** Mean width in pixels of a character of a title (14 px) and of a note (12 px), rounded up. */
const character = { title: 7.6, note: 6.6 };
const titleLines = 3;

/** The positions of the bands, boxes and lines of the drawing. */
export function layersLayout(
  { layers }: ArchitectureDrawing,
  words: { figures: FigureWords; report: ReportWords },
  room: Room,
): LayersLayout {
  const bands: LayerBand[] = [];
  let y = 0;
  for (const layer of layers) {
    const band = bandAt(y, layer, boxTexts(layer, words), words.figures.architecture.layer[layer.name], room);
    bands.push(band);
    y += band.height + between;
  }
  return { width: room.width, height: y - between, bands };
}

function boxTexts(
  layer: Layer,
  { figures, report }: { figures: FigureWords; report: ReportWords },
): BoxText[] {
  const words = figures.architecture;
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

function bandAt(y: number, { name }: Layer, texts: BoxText[], title: string, room: Room): LayerBand {
  const left = room.titles + padding;
  const titleRoom = room.titles > 0 ? 0 : lineHeight + 6;
  const columns = Math.min(room.columns, texts.length);
  const width = (room.width - left - padding - gap * (columns - 1)) / columns;
  const wrapped = texts.map((text) => linesOf(text, width));
  const height = Math.max(...wrapped.map((lines) => lines.length)) * lineHeight + 2 * padding;
  const rows = Math.ceil(texts.length / columns);
  const boxes = wrapped.map((lines, index) => {
    const boxY = y + padding + titleRoom + Math.floor(index / columns) * (height + gap);
    const first = boxY + height / 2 - ((lines.length - 1) * lineHeight) / 2;
    return {
      x: left + (index % columns) * (width + gap),
      y: boxY,
      width,
      height,
      lines: lines.map((line, at) => ({ ...line, y: first + at * lineHeight })),
    };
  });
  const bandHeight = rows * (height + gap) - gap + 2 * padding + titleRoom;
  const titleY = room.titles > 0 ? y + bandHeight / 2 : y + padding + lineHeight / 2;
  return { name, title, titleX: padding + 4, titleY, y, height: bandHeight, boxes };
}

function linesOf({ title, note }: BoxText, width: number) {
  const fitting = (size: number) => Math.floor((width - 2 * padding) / size);
  return [
    ...wrapLabel(title, fitting(character.title), titleLines).map((text) => ({ text, isNote: false })),
    ...(note
      ? wrapLabel(note, fitting(character.note), titleLines).map((text) => ({ text, isNote: true }))
      : []),
  ];
}
