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

/** What stands in the fields, and the last figures that could be read from them. */
export interface FiguresState {
  texts: Record<FigureName, string>;
  /** The language that the texts are written in. */
  language: Language;
  figures: Figures;
  isExample: boolean;
  /** What the address says in a way that cannot be read. */
  unreadable: FigureName[];
  /** Fields that were left, so that what is wrong with them may be said. */
  visited: FigureName[];
  /** The visitor's figures, once the example has taken their place. */
  replaced?: Figures;
  /** The query of the address that belongs to the figures. */
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

/** What is wrong with a field, once it was left. */
export function problemOf(state: FiguresState, name: FigureName): FigureProblem | undefined {
  const reading = readText(state, name);
  return 'problem' in reading && state.visited.includes(name) ? reading.problem : undefined;
}

/** Texts that can be read are written anew, those that cannot stay as they were typed. */
function rewritten(state: FiguresState, names: readonly FigureName[], language: Language): FiguresState {
  const texts = { ...state.texts };
  for (const name of names) {
    const reading = readText(state, name);
    if (!('problem' in reading)) texts[name] = figureText(reading.value, language);
  }
  return { ...state, texts, language };
}

/** Follows the address, where something else changed it, and the language. */
export function followed(state: FiguresState, search: string | undefined, language: Language): FiguresState {
  if (search !== undefined && search !== state.search) return stateFrom(search, language);
  return language === state.language ? state : rewritten(state, figureNames, language);
}

function withFigures(state: FiguresState, figures: Figures): FiguresState {
  const search = searchWith(figures, state.search);
  return { ...state, figures, isExample: false, replaced: undefined, search };
}

/** A field now holds this text; its figure follows if it can be read. */
export function typed(state: FiguresState, name: FigureName, text: string): FiguresState {
  const unreadable = state.unreadable.filter((each) => each !== name);
  const next = { ...state, texts: { ...state.texts, [name]: text }, unreadable };
  const reading = readText(next, name);
  if ('problem' in reading || reading.value === state.figures[name]) return next;
  return withFigures(next, { ...state.figures, [name]: reading.value });
}

/** A field was left: its text takes the usual form, or what is wrong with it is said. */
export function fieldLeft(state: FiguresState, name: FigureName): FiguresState {
  const visited = state.visited.includes(name) ? state.visited : [...state.visited, name];
  return { ...rewritten(state, [name], state.language), visited };
}

export const withPeriod = (state: FiguresState, period: Figures['period']) =>
  withFigures(state, { ...state.figures, period });

/** Whether units are whole decides which plans can be read. */
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

/** Brings back what the example replaced. */
export function restored(state: FiguresState): FiguresState {
  if (!state.replaced) return state;
  return stateFrom(searchWith(state.replaced, state.search), state.language);
}
