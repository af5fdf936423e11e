import type { ImportColumn } from '../../../../shared/imports/import';
import type { ColumnLook, DateOrder, DecimalMark } from '../../../../shared/imports/scales';
import { ordersOf } from '../values/dates';
import { readFlag } from '../values/flags-and-lists';
import { digitsOf, isMoney, isQuantity, markOf } from '../values/numbers';
import { meant } from '../values/meant';

/** Maximum number of distinct values kept for a column; a column with more is not a choice. */
const mostValues = 50;
/** Number of mismatches after which a column is no longer tested for a pattern. */
const patience = 20;
/** The share of values that must match a pattern. */
const share = 0.9;

const hasDate = (text: string) => text.length <= 40 && /\d/.test(text) && ordersOf(text).length > 0;
const isPhone = (text: string) => {
  const digits = text.replace(/\D/g, '').length;
  // Plain digits are an id, unless they are a phone number in Spain or begin with its country code.
  if (
    /^[\d.,]+$/.test(text) &&
    !/^(?:34)?[6-9]\d{8}$/.test(text) &&
    !/^\d{2,3}([.])\d{2,3}\1\d{2,4}/.test(text)
  )
    return false;
  return digits >= 9 && digits <= 15 && /^[+(\d][\d\s()./-]*(?:(?:ext?\.?|x)\s*\d+)?$/i.test(text);
};
const isLink = (text: string) =>
  /^(https?:\/\/\S+|(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/\S*)?)$/i.test(text);

/** Legal forms at the end of a name: `Forn Vell, S.L.`, `Mueller GmbH`. */
const firm =
  /[\s,](?:s\.? ?l\.? ?[ulp]?|s\.? ?a\.? ?u?|s\.? ?c\.? ?p|s\.? ?coop|c\.? ?b|ltd|ltda|limited|inc|llc|llp|plc|gmbh|corp|corporation|company|group|s\.?r\.?l|b\.?v|sarl|sas)\.?$/i;
/** The share of names with a legal form from which a column counts as companies; many names leave it out. */
const shareOfFirms = 1 / 3;

/** The patterns of values, the most specific first. */
const looks: [ColumnLook, (text: string) => boolean][] = [
  ['email', (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)],
  ['link', isLink],
  ['date', hasDate],
  ['boolean', (text) => readFlag(text) !== undefined],
  ['money', isMoney],
  ['phone', isPhone],
  ['number', isQuantity],
  ['list', (text) => /^\[.*\]$/.test(text) || text.includes('|')],
];

/** The number of matches of a pattern, while it is still tested. */
interface Trial {
  look: ColumnLook;
  test: (text: string) => boolean;
  hits: number;
  misses: number;
}

/** Collects facts about a column from all its values. */
export class ColumnFacts {
  private filled = 0;
  private said = 0;
  private letters = 0;
  private firms = 0;
  private isFixed = true;
  private endsInZero = false;
  private readonly values = new Map<string, number>();
  private readonly trials: Trial[] = looks.map(([look, test]) => ({ look, test, hits: 0, misses: 0 }));
  private readonly dates = new Map<DateOrder, number>();
  private readonly marks = new Map<DecimalMark | 'undecided', number>();

  constructor(readonly header: string) {}

  add(cell: string): void {
    const text = meant(cell);
    this.say(text);
    if (text === '') return;
    this.filled += 1;
    this.letters += text.length;
    if (firm.test(text)) this.firms += 1;
    const decimals = /^\d+\.(\d{2,3})$/.exec(text)?.[1];
    this.isFixed &&= decimals !== undefined;
    this.endsInZero ||= decimals?.endsWith('0') === true;
    if (this.values.size <= mostValues) this.values.set(text, (this.values.get(text) ?? 0) + 1);
    for (const trial of this.trials) {
      if (trial.misses > patience && trial.misses > trial.hits) continue;
      if (!trial.test(text)) trial.misses += 1;
      else {
        trial.hits += 1;
        this.learn(trial.look, text);
      }
    }
  }

  /** Adds a cell to the hash of all values, in 32 bits (FNV-1a). */
  private say(text: string) {
    let said = this.said ^ 0x81;
    for (let at = 0; at < text.length; at += 1) said = Math.imul(said ^ text.charCodeAt(at), 0x01000193);
    this.said = Math.imul(said ^ 10, 0x01000193);
  }

  private learn(look: ColumnLook, text: string) {
    if (look === 'date') {
      for (const order of ordersOf(text)) this.dates.set(order, (this.dates.get(order) ?? 0) + 1);
    }
    if (look !== 'number' && look !== 'money') return;
    const mark = markOf(digitsOf(text));
    if (mark) this.marks.set(mark, (this.marks.get(mark) ?? 0) + 1);
  }

  private look(): ColumnLook {
    if (this.filled === 0) return 'empty';
    const fits = this.trials.find(({ hits }) => hits >= this.filled * share);
    if (fits && !(fits.look === 'boolean' && this.isOneDigit())) return fits.look;
    if (fits) return 'number';
    const isRepeated = this.values.size <= mostValues && this.filled >= this.values.size * 3;
    return isRepeated && this.letters / this.filled < 40 ? 'choice' : 'text';
  }

  /** All values are the same digit: a number that happens to be 0 or 1. */
  private isOneDigit = () =>
    this.values.size === 1 && ['0', '1'].includes([...this.values.keys()][0] as string);

  /**
   * The date order that fits all its dates, the most specific first; several fit when day and month could be swapped.
   */
  private order(): DateOrder | 'undecided' | null {
    const best = Math.max(0, ...this.dates.values());
    if (best === 0) return null;
    const [first, second] = (['ymd', 'dmy', 'mdy'] as const).filter((each) => this.dates.get(each) === best);
    return first === 'dmy' && second === 'mdy' ? 'undecided' : (first ?? null);
  }

  private mark(): DecimalMark | 'undecided' | null {
    const [comma = 0, point = 0] = [this.marks.get(','), this.marks.get('.')];
    if (comma !== point) return comma > point ? ',' : '.';
    return this.marks.has('undecided') ? 'undecided' : null;
  }

  /** The collected facts. */
  column(): ImportColumn {
    const values = [...this.values.keys()];
    const short = values.every(({ length }) => length <= 300);
    return {
      header: this.header,
      looks: this.look(),
      filled: this.filled,
      said: this.said,
      samples: values.slice(0, 3).map((value) => value.slice(0, 200)),
      values: values.length <= mostValues && short ? values : null,
      dates: this.order(),
      decimals: this.mark(),
      isFixed: this.filled > 0 && this.isFixed && this.endsInZero,
      ...(this.firms > 0 && { namesFirms: this.firms >= this.filled * shareOfFirms }),
    };
  }
}
