import type { Box } from './geometry';

/** Lines of one text; each line is drawn at its own place. */
export interface TextItem {
  kind: 'text';
  /** What it says, for the checks. */
  name: string;
  lines: { text: string; x: number; y: number; width: number }[];
  size: number;
  /** The height of a line in pixels. */
  leading: number;
  weight: Weight;
  /** Space between letters in pixels. */
  tracking: number;
  colour: string;
  /** The colour behind the text. */
  ground: string;
}

export type Weight = 400 | 600 | 700;

/** A filled area; text may stand on it. */
export interface PanelItem {
  kind: 'panel';
  box: Box;
  fill: string;
  radius?: number;
  /** An outline instead of the rectangle of `box`, for a card with notches. */
  path?: string;
}

/** A thin line or small mark; text keeps away from it. */
export interface RuleItem {
  kind: 'rule';
  box: Box;
  fill: string;
  radius?: number;
}

/** A drawing in SVG, cut off at its box; text keeps away from it. */
export interface DrawingItem {
  kind: 'drawing';
  box: Box;
  /** The content in coordinates of the box. */
  svg: string;
}

/** The photo, cropped to its box; text keeps away from it. */
export interface PhotoItem {
  kind: 'photo';
  box: Box;
}

/** A logo; text keeps away from it, and it stays inside the canvas. */
export interface LogoItem {
  kind: 'logo';
  box: Box;
}

export type Item = TextItem | PanelItem | RuleItem | DrawingItem | PhotoItem | LogoItem;

/** The things of a picture in the order in which they are painted; texts lie above everything. */
export interface Scene {
  ground: string;
  items: Item[];
}

export const rule = (x: number, y: number, width: number, height: number, fill: string): RuleItem => ({
  kind: 'rule',
  box: { x, y, width, height },
  fill,
});

export const panel = (box: Box, fill: string, radius = 0): PanelItem => ({
  kind: 'panel',
  box,
  fill,
  radius,
});
