import type { Bilingual } from '../../../../../shared/assistant/bilingual';
import type { FoundRef } from '../../../../../shared/assistant/commands';
import type { TurnLink } from '../../../../../shared/assistant/turns';
import { visibleText } from '../../../../platform/language-model/cleaned';
import type { ToolAnswer } from '../../../../platform/tools/tool';
import { numbersIn } from './numbers';

/** What was read in a turn, as far as an answer may rest on it. */
export interface Evidence {
  /** Notes what a tool answered. */
  add: (answer: ToolAnswer) => void;
  /** Whether a record was read in this turn, or is what the page is about. */
  knows: (ref: string) => boolean;
  nameOf: (ref: string) => string | undefined;
  linkTo: (ref: string) => TurnLink | undefined;
  /** The numbers that the server has computed. */
  numbers: ReadonlySet<string>;
  /** Texts that somebody has typed and that hold a number, the longest first. */
  typed: () => readonly string[];
}

/** A score or a small count reads the same in both languages. */
const isBareNumber = (text: string) => /^\d{1,3}(?:\/\d{1,3})?$/u.test(text);

/**
 * Whether the server has written a text, and nobody else: money, dates, counts and shares differ by language, whereas what
 * somebody has typed is the same in both.
 */
const isComputed = ({ en, es }: Bilingual) => en !== es || isBareNumber(en);

/** Collects what tools answer. `about` is what the page shows. */
export function gatherEvidence(about: readonly FoundRef[]): Evidence {
  const numbers = new Set<string>();
  const typed = new Set<string>();
  const names = new Map<string, string>(about.map(({ ref, name }) => [ref, name]));
  const links = new Map<string, TurnLink>();
  const hear = (text: string) => {
    for (const number of numbersIn(text)) numbers.add(number);
  };
  const quote = (text: string) => {
    const shown = visibleText(text);
    if (numbersIn(shown).length > 0) typed.add(shown);
  };
  const take = (text: Bilingual) => {
    if (!isComputed(text)) return quote(text.en);
    hear(text.en);
    hear(text.es);
  };
  return {
    add({ said, figures, rows, total, computed: { period, currencies } }) {
      take(said);
      for (const { text } of figures) take(text);
      if (total) hear(String(total.count));
      if (period) hear(`${period.from} ${period.to} ${period.text.en} ${period.text.es}`);
      for (const { count } of currencies) hear(String(count));
      for (const { ref, name, url, facts } of rows) {
        quote(name);
        for (const { text } of facts) take(text);
        if (ref) names.set(ref, name);
        if (ref && url) links.set(ref, { ref, name, url });
      }
    },
    knows: (ref) => names.has(ref),
    nameOf: (ref) => names.get(ref),
    linkTo: (ref) => links.get(ref),
    numbers,
    typed: () => [...typed].toSorted((one, other) => other.length - one.length),
  };
}
