import { useState } from 'react';
import { mostAt, type Place } from '@shared/marketing/products/brief/places';
import type { Fact } from '@shared/marketing/products/fact';

/** A field of a place, with its fact once it has one. */
export interface Slot {
  key: string;
  fact: Fact | undefined;
}

/**
 * The fields of a place: those of its facts, and an empty one while it has none. A list has an empty line as long as it
 * takes more; elsewhere `add` opens one more field.
 */
export function useSlots(place: Place, facts: readonly Fact[], isList: boolean) {
  // The field in which a fact was typed stays that fact's.
  const [names, setNames] = useState<Record<string, string>>({});
  const [fresh, setFresh] = useState<readonly string[]>([]);
  // Fields that the user asked for; another empty one goes once the place has a fact from elsewhere.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [texts, setTexts] = useState<Record<string, string>>({});
  const keyOf = ({ id }: Fact) => names[id] ?? id;
  const taken = facts.map(keyOf);
  const isWanted = (key: string) =>
    isList || facts.length === 0 || asked.includes(key) || Boolean(texts[key]?.trim());
  const empty = fresh.filter((key) => !taken.includes(key) && isWanted(key));
  const slots: Slot[] = [
    ...facts.map((fact) => ({ key: keyOf(fact), fact })),
    ...empty.map((key) => ({ key, fact: undefined })),
  ].slice(0, Math.max(mostAt[place], facts.length));
  const hasRoom = slots.length < mostAt[place] && !empty.some((key) => !texts[key]?.trim());
  const next = `new-${fresh.length + 1}`;
  if (hasRoom && (isList || slots.length === 0)) setFresh([...fresh, next]);
  const add = () => {
    setFresh([...fresh, next]);
    setAsked([...asked, next]);
  };

  return {
    slots,
    add: hasRoom && !isList ? add : undefined,
    /** What is typed in its fields. */
    texts: slots.map(({ key, fact }) => texts[key] ?? fact?.text ?? ''),
    onText: (key: string, text: string) =>
      setTexts((before) => (before[key] === text ? before : { ...before, [key]: text })),
    onAdded: (key: string, id: string) => setNames((before) => ({ ...before, [id]: key })),
  };
}
