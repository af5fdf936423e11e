import type { Language } from '@shared/languages';
import { formatNumber } from '@/i18n/formats';
import type { Costs } from './formulas';
import { readNumber } from './number-text';

export const periods = ['month', 'year'] as const;
export type Period = (typeof periods)[number];

/** The inputs of the calculator. */
export interface Figures extends Costs {
  /** Units that the visitor plans to sell. */
  planned?: number;
  /** Profit that the visitor aims at. */
  target?: number;
  period: Period;
  /** Whether a unit cannot be split. */
  whole: boolean;
}

export const figureNames = ['fixed', 'price', 'variable', 'planned', 'target'] as const;
export type FigureName = (typeof figureNames)[number];

export const isOptional = (name: FigureName) => name === 'planned' || name === 'target';

/** Shown until the visitor enters figures. */
export const exampleFigures: Figures = {
  fixed: 3000,
  price: 25,
  variable: 10,
  planned: 260,
  target: 1500,
  period: 'month',
  whole: true,
};

/** The largest figure and the most decimals accepted: beyond them a number is a typing error. */
export const largestFigure = 1_000_000_000;
export const finestDecimals = 6;

export type FigureProblem = 'empty' | 'notNumber' | 'negative' | 'tooLarge' | 'tooFine' | 'notWhole';

export type FigureReading = { value: number | undefined } | { problem: FigureProblem };

/** Validates a number as a figure, whether it comes from the address or from an input. */
export function checkFigure(name: FigureName, value: number, whole: boolean): FigureReading {
  if (Number.isNaN(value)) return { problem: 'notNumber' };
  if (value < 0) return { problem: 'negative' };
  if (value > largestFigure) return { problem: 'tooLarge' };
  if (name === 'planned' && whole && !Number.isInteger(value)) return { problem: 'notWhole' };
  if (Number(value.toFixed(finestDecimals)) !== value) return { problem: 'tooFine' };
  return { value };
}

/** Reads the text of an input as a figure. */
export function readFigure(
  name: FigureName,
  text: string,
  { whole, language }: { whole: boolean; language: Language },
): FigureReading {
  if (text.trim() === '') return isOptional(name) ? { value: undefined } : { problem: 'empty' };
  return checkFigure(name, readNumber(text, language), whole);
}

/** A figure as the text of its input; without thousands separators, which typing would misplace. */
export const figureText = (value: number | undefined, language: Language) =>
  value === undefined
    ? ''
    : formatNumber(value, language, { maximumFractionDigits: finestDecimals, useGrouping: false });
