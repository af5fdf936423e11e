import { useEffect, useRef, useState } from 'react';
import type { Misspelling } from '@shared/marketing/products/analysis';
import { marketingProductsApi } from '@shared/marketing/products/endpoints';
import { factLimits } from '@shared/marketing/products/scales';
import { call } from '@/lib/api/api-client';
import { useBrief } from '../brief-context';

/** Milliseconds without typing after which the spelling is asked for. */
const PAUSE = 700;

/** A word that was corrected by itself. */
export interface Correction {
  from: string;
  to: string;
}

interface Spelled {
  text: string;
  /** Whether the text was typed here, and not only shown. */
  isTyped: boolean;
  onCorrect: (text: string) => void;
}

const replaced = (text: string, { at, word }: Misspelling, by: string) =>
  text.slice(at, at + word.length) === word ? text.slice(0, at) + by + text.slice(at + word.length) : text;

/** Asks for the spelling of a text once nobody types; what was typed meanwhile makes an answer void. */
function useFound({ text, isTyped }: Spelled, onFound: (words: Misspelling[], asked: string) => void) {
  const { spoken, names } = useBrief();
  const { language } = spoken;
  const tell = useRef({ text, onFound });
  useEffect(() => {
    tell.current = { text, onFound };
  });
  useEffect(() => {
    if (!isTyped || text.trim() === '') return;
    const ask = async () => {
      const body = { language, text: text.slice(0, factLimits.text), names };
      const words = await call(marketingProductsApi.spelling, {}, body).catch(() => []);
      if (tell.current.text === text) tell.current.onFound(words, text);
    };
    const asked = setTimeout(() => void ask(), PAUSE);
    return () => clearTimeout(asked);
  }, [text, isTyped, language, names]);
}

/** The spelling of a typed text: what is safe is corrected and can be taken back, the rest is for the user to decide. */
export function useSpelling(spelled: Spelled) {
  const { text, onCorrect } = spelled;
  const [found, setFound] = useState<{ text: string; words: Misspelling[] }>({ text: '', words: [] });
  const [corrected, setCorrected] = useState<Correction[]>([]);
  // Words that the user wants as they are.
  const [right, setRight] = useState<readonly string[]>([]);
  const leave = (word: string) => setRight((before) => [...before, word]);

  useFound(spelled, (words, asked) => {
    const safe = words.filter(
      ({ isSafe, word, instead }) => isSafe && instead.length > 0 && !right.includes(word),
    );
    setFound({ text: asked, words });
    if (safe.length === 0) return;
    const made = safe.map(({ word, instead }) => ({ from: word, to: instead[0] ?? '' }));
    setCorrected((before) => [...before, ...made]);
    onCorrect(safe.reduceRight((left, word) => replaced(left, word, word.instead[0] ?? ''), asked));
  });

  const words = found.text === text ? found.words.filter(({ word }) => !right.includes(word)) : [];
  return {
    words,
    corrected: corrected.filter(({ to }) => text.includes(to)),
    leave,
    correct: (word: Misspelling, by: string) => onCorrect(replaced(text, word, by)),
    undo: ({ from, to }: Correction) => {
      leave(from);
      setCorrected((before) => before.filter((one) => one.from !== from));
      onCorrect(text.replace(to, () => from));
    },
  };
}

export type Spelling = ReturnType<typeof useSpelling>;
