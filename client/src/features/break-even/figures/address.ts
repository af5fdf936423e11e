import {
  checkFigure,
  exampleFigures,
  type FigureName,
  type Figures,
  figureNames,
  isOptional,
} from './figures';

/** The figures of an address; missing and invalid ones come from the example. */
export interface AddressReading {
  figures: Figures;
  /** The address holds no figures. */
  isExample: boolean;
  /** Figures that are invalid, or required and missing. */
  unreadable: FigureName[];
}

const splitUnits = 'split';
const parameters: readonly string[] = [...figureNames, 'period', 'units'];
const neutral = /^\d+(\.\d+)?$/;

/** Reads the figures from the query of an address, with numbers in neutral notation (1234.56). */
export function readAddress(search: string): AddressReading {
  const params = new URLSearchParams(search);
  if (!parameters.some((name) => params.has(name))) {
    return { figures: exampleFigures, isExample: true, unreadable: [] };
  }
  const figures: Figures = {
    ...exampleFigures,
    period: params.get('period') === 'year' ? 'year' : 'month',
    whole: params.get('units') !== splitUnits,
  };
  const unreadable = figureNames.filter((name) => {
    const text = params.get(name);
    if (isOptional(name)) delete figures[name as 'planned' | 'target'];
    if (text === null && isOptional(name)) return false;
    const read = checkFigure(name, neutral.test(text ?? '') ? Number(text) : Number.NaN, figures.whole);
    if ('problem' in read) return true;
    figures[name] = read.value as number;
    return false;
  });
  return { figures, isExample: false, unreadable };
}

/** The query with these figures; its other parameters stay. */
export function searchWith(figures: Figures, search = ''): string {
  const params = withoutFigures(search);
  for (const name of figureNames) {
    const value = figures[name];
    if (value !== undefined) params.set(name, String(value));
  }
  if (figures.period === 'year') params.set('period', 'year');
  if (!figures.whole) params.set('units', splitUnits);
  return `?${params.toString()}`;
}

/** The query without figures, which shows the example. */
export function searchWithoutFigures(search: string): string {
  const rest = withoutFigures(search).toString();
  return rest && `?${rest}`;
}

function withoutFigures(search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  for (const name of parameters) params.delete(name);
  return params;
}
