import type { Language } from '@shared/languages';
import { readAddress, searchWith, searchWithoutFigures } from './address';
import {
  type FigureName,
  type FigureProblem,
  type Figures,
  figureNames,
  figureText,
  readFigure,
} from './figures';

/** The texts in the inputs, and the last valid figures. */
export interface FiguresState {
  texts: Record<FigureName, string>;
  /** The language of the number format in `texts`. */
  language: Language;
  figures: Figures;
  isExample: boolean;
  /** Figures that the address gives in an invalid form. */
  unreadable: FigureName[];
  /** Inputs that have lost the focus once, whose problems may be shown. */
  visited: FigureName[];
  /** The visitor's figures while the example replaces them. */
  replaced?: Figures;
  /** The query of the address for these figures. */
  search: string;
}

function textsOf(figures: Figures, language: Language) {
  const texts = figureNames.map((name) => [name, figureText(figures[name], language)]);
  return Object.fromEntries(texts) as Record<FigureName, string>;
}

export function stateFrom(search: string, language: Language): FiguresState {
  const { figures, isExample, unreadable } = readAddress(search);
  return { texts: textsOf(figures, language), language, figures, isExample, unreadable, visited: [], search };
}

const readText = ({ texts, figures, language }: FiguresState, name: FigureName) =>
  readFigure(name, texts[name], { whole: figures.whole, language });

/** The problem of an input, once it has lost the focus. */
export function problemOf(state: FiguresState, name: FigureName): FigureProblem | undefined {
  const reading = readText(state, name);
  return 'problem' in reading && state.visited.includes(name) ? reading.problem : undefined;
}

/** Reformats the valid texts; invalid ones stay as typed. */
function rewritten(state: FiguresState, names: readonly FigureName[], language: Language): FiguresState {
  const texts = { ...state.texts };
  for (const name of names) {
    const reading = readText(state, name);
    if (!('problem' in reading)) texts[name] = figureText(reading.value, language);
  }
  return { ...state, texts, language };
}

/** The state after a change of the address from elsewhere, or of the language. */
export function followed(state: FiguresState, search: string | undefined, language: Language): FiguresState {
  if (search !== undefined && search !== state.search) return stateFrom(search, language);
  return language === state.language ? state : rewritten(state, figureNames, language);
}

function withFigures(state: FiguresState, figures: Figures): FiguresState {
  const search = searchWith(figures, state.search);
  return { ...state, figures, isExample: false, replaced: undefined, search };
}

/** The state after typing into an input; the figure changes if the text is valid. */
export function typed(state: FiguresState, name: FigureName, text: string): FiguresState {
  const unreadable = state.unreadable.filter((each) => each !== name);
  const next = { ...state, texts: { ...state.texts, [name]: text }, unreadable };
  const reading = readText(next, name);
  if ('problem' in reading || reading.value === state.figures[name]) return next;
  return withFigures(next, { ...state.figures, [name]: reading.value });
}

/**
 * The state after an input loses the focus: a valid text is reformatted, an invalid one shows its problem.
 */
export function fieldLeft(state: FiguresState, name: FigureName): FiguresState {
  const visited = state.visited.includes(name) ? state.visited : [...state.visited, name];
  return { ...rewritten(state, [name], state.language), visited };
}

export const withPeriod = (state: FiguresState, period: Figures['period']) =>
  withFigures(state, { ...state.figures, period });

/** Reads the planned volume again, because a fraction is valid only if units can be split. */
export function withWholeUnits(state: FiguresState, whole: boolean): FiguresState {
  const figures = { ...state.figures, whole };
  const reading = readText({ ...state, figures }, 'planned');
  const planned = 'problem' in reading ? undefined : reading.value;
  return { ...withFigures(state, { ...figures, planned }), visited: [...state.visited, 'planned'] };
}

export const exampleAgain = (state: FiguresState): FiguresState => ({
  ...stateFrom(searchWithoutFigures(state.search), state.language),
  replaced: state.figures,
});

/** Restores the figures that the example replaced. */
export function restored(state: FiguresState): FiguresState {
  if (!state.replaced) return state;
  return stateFrom(searchWith(state.replaced, state.search), state.language);
}
