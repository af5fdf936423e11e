import { setImmediate as breathe } from 'node:timers/promises';

/** A rule of a Hunspell dictionary, for the words of its flag. */
export interface Affix {
  flag: string;
  /** Which words it is for. */
  on: RegExp;
  /** Flags of the words that it makes. */
  further: string;
}

/** Rules that take `strip` off a word and put the same at that end instead. */
export interface AffixGroup {
  strip: string;
  rules: Affix[];
  /** Those that are for words which other rules made. */
  upon: Affix[];
}

/** Rules by what they put at the end, or at the beginning. */
export type AffixGroups = ReadonlyMap<string, readonly AffixGroup[]>;

/** The rules of a dictionary. */
export interface Affixes {
  suffixes: AffixGroups;
  prefixes: AffixGroups;
  /** The letters of the language, the frequent ones first. */
  letters: string;
}

const nothing = (part: string) => (part === '0' ? '' : part);

const line = /^(SFX|PFX) (\S+) +(\S+) +([^\s/]+)(?:\/(\S+))? +(\S+)/u;

/** Lines that are read before others are served. */
const atOnce = 1_000;

interface ReadRule extends Affix {
  isSuffix: boolean;
  strip: string;
  add: string;
}

function ruleIn(text: string, conditionOf: (condition: string) => RegExp): ReadRule | undefined {
  const [, kind, flag = '', strip = '', add = '', further = '', on = ''] = line.exec(text) ?? [];
  if (!kind) return undefined;
  const isSuffix = kind === 'SFX';
  const condition = conditionOf(isSuffix ? `${on}$` : `^${on}`);
  return { flag, further, on: condition, isSuffix, strip: nothing(strip), add: nothing(add) };
}

function grouped(rules: readonly ReadRule[], further: ReadonlySet<string>): AffixGroups {
  const groups = new Map<string, AffixGroup[]>();
  for (const rule of rules) {
    const ofAdded = groups.get(rule.add) ?? [];
    groups.set(rule.add, ofAdded);
    let group = ofAdded.find(({ strip }) => strip === rule.strip);
    if (!group) ofAdded.push((group = { strip: rule.strip, rules: [], upon: [] }));
    group.rules.push(rule);
    if (further.has(rule.flag)) group.upon.push(rule);
  }
  return groups;
}

/** Reads the rules of an affix file. */
export async function affixesIn(file: string): Promise<Affixes> {
  const conditions = new Map<string, RegExp>();
  const conditionOf = (text: string) => {
    const known = conditions.get(text) ?? new RegExp(text, 'u');
    conditions.set(text, known);
    return known;
  };
  const rules: ReadRule[] = [];
  for (const [at, text] of file.split('\n').entries()) {
    if (at % atOnce === 0) await breathe();
    const rule = ruleIn(text, conditionOf);
    if (rule) rules.push(rule);
  }
  const further = new Set(rules.flatMap((rule) => Array.from(rule.further)));
  const [, letters = ''] = /^TRY (\S+)/mu.exec(file) ?? [];
  return {
    suffixes: grouped(
      rules.filter(({ isSuffix }) => isSuffix),
      further,
    ),
    prefixes: grouped(
      rules.filter(({ isSuffix }) => !isSuffix),
      further,
    ),
    letters: letters.toLowerCase(),
  };
}
