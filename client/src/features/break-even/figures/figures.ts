import type { Language } from '@shared/languages';
import { formatNumber } from '@/i18n/formats';
import type { Costs } from './formulas';
import { readNumber } from './number-text';

export const periods = ['month', 'year'] as const;
export type Period = (typeof periods)[number];

/** Everything the calculator works with. */
export interface Figures extends Costs {
  /** Units somebody means to sell. */
  planned?: number;
  /** Profit somebody means to make. */
  target?: number;
  period: Period;
  /** Whether a unit cannot be split. */
  whole: boolean;
}

export const figureNames = ['fixed', 'price', 'variable', 'planned', 'target'] as const;
export type FigureName = (typeof figureNames)[number];

export const isOptional = (name: FigureName) => name === 'planned' || name === 'target';

/** Shown until a visitor brings figures of their own. */
export const exampleFigures: Figures = {
  fixed: 3000,
  price: 25,
  variable: 10,
  planned: 260,
  target: 1500,
  period: 'month',
  whole: true,
};

/** The largest figure taken, and the finest: beyond them a number is a slip of the finger. */
export const largestFigure = 1_000_000_000;
export const finestDecimals = 6;

export type FigureProblem = 'empty' | 'notNumber' | 'negative' | 'tooLarge' | 'tooFine' | 'notWhole';

export type FigureReading = { value: number | undefined } | { problem: FigureProblem };

/** Whether a number can stand for a figure; the address and the fields are held to the same. */
export function checkFigure(name: FigureName, value: number, whole: boolean): FigureReading {
  if (Number.isNaN(value)) return { problem: 'notNumber' };
  if (value < 0) return { problem: 'negative' };
  if (value > largestFigure) return { problem: 'tooLarge' };
  if (name === 'planned' && whole && !Number.isInteger(value)) return { problem: 'notWhole' };
  if (Number(value.toFixed(finestDecimals)) !== value) return { problem: 'tooFine' };
  return { value };
}

/** What somebody typed, as a figure. */
export function readFigure(
  name: FigureName,
  text: string,
  { whole, language }: { whole: boolean; language: Language },
): FigureReading {
  if (text.trim() === '') return isOptional(name) ? { value: undefined } : { problem: 'empty' };
  return checkFigure(name, readNumber(text, language), whole);
}

/** A figure as it stands in its field: without marks between the thousands, which another digit would put in the wrong place. */
export const figureText = (value: number | undefined, language: Language) =>
  value === undefined
    ? ''
    : formatNumber(value, language, { maximumFractionDigits: finestDecimals, useGrouping: false });
