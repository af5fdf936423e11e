import { importMessages } from '../../../../shared/imports/messages';
import {
  productImportMessages as texts,
  productMessages,
} from '../../../../shared/marketing/products/messages';
import { marketingLimits } from '../../../../shared/marketing/scales';
import { say } from '../../../../shared/message';
import type { KnownRow, PlannedRow, Planning } from '../../../platform/imports/import-target';
import type { ReadRow } from '../../../platform/imports/values/read-row';
import { type Building, fieldsOf } from './build-fields';
import { addRow, type Draft, newDraft } from './draft';
import type { KnownProducts } from './known-products';
import type { Wanted } from './wanted';

/** A row with what it wants. */
export interface RowReading {
  row: ReadRow;
  wanted: Wanted;
  warnings: string[];
  status: string | undefined;
}

/** A planned row, and the product that it is about. */
export interface ProductRow extends PlannedRow {
  draft: Draft | null;
}

/** What the plan of a step's rows needs. */
export interface PlanContext extends Building {
  planning: Planning;
  known: KnownProducts;
  /** Products that the company can still have. */
  free: number;
}

type Outcome = Pick<ProductRow, 'action' | 'reason' | 'draft'>;

const left = (reason: string, action: 'skip' | 'error' = 'skip', draft: Draft | null = null): Outcome => ({
  action,
  reason,
  draft,
});

const repeated = ({ line, file }: KnownRow) =>
  file === null ? say(importMessages['row.repeated'], { line }) : say(importMessages['row.known'], { file });

/** Plans the rows of one step. Rows about one product find each other by their keys, whatever the step. */
export class ProductPlan {
  readonly drafts: Draft[] = [];
  private readonly byKey = new Map<string, Draft>();
  private readonly said = new Map<string, KnownRow>();
  private created = 0;

  constructor(private readonly context: PlanContext) {
    for (const [fingerprint, row] of context.planning.known) this.said.set(fingerprint, row);
  }

  /** Products first and their variants after them, whatever their order in the file; the rows stay in theirs. */
  rows(readings: readonly RowReading[]): ProductRow[] {
    const outcomes = new Map<RowReading, Outcome>();
    for (const isVariant of [false, true]) {
      for (const reading of readings.filter(({ wanted }) => (wanted.parent !== undefined) === isVariant)) {
        outcomes.set(reading, this.outcome(reading));
      }
    }
    for (const draft of this.drafts) this.settle(draft);
    return readings.map((reading) => this.planned(reading, outcomes.get(reading) as Outcome));
  }

  private outcome({ row, wanted, status }: RowReading): Outcome {
    const [error] = row.errors;
    if (error) return left(error, 'error');
    if (Object.keys(row.values).length === 0) return left(importMessages['row.empty']);
    if (status && /^archiv/i.test(status)) return left(texts['status.archived']);
    const same = this.said.get(row.fingerprint);
    if (same) return left(repeated(same));
    const outcome = this.place(row, wanted);
    const isWritten = outcome.action !== 'skip' && outcome.action !== 'error';
    if (isWritten) this.said.set(row.fingerprint, { line: row.line, file: null });
    return outcome;
  }

  /** Joins a row to the product that it is about, or makes one. */
  private place(row: ReadRow, wanted: Wanted): Outcome {
    const keys = wanted.parent === undefined ? wanted.keys : [wanted.parent];
    const mine = keys.map((key) => this.byKey.get(key)).find((draft) => draft !== undefined);
    if (mine) return this.join(mine, wanted, mine.line);
    const known = this.context.known.find(keys, wanted);
    if (known?.isBinned) return left(texts['record.binned']);
    if (known) {
      const draft = newDraft(row.line, known);
      this.take(draft, wanted);
      if (known.isGoingOn) return { action: 'join', reason: null, draft };
      if (this.context.planning.mapping.mode === 'create') return left(importMessages['row.onlyNew']);
      return { action: 'update', reason: null, draft };
    }
    return wanted.parent === undefined
      ? this.make(row, wanted)
      : left(say(texts['parent.missing'], { parent: wanted.parent.replace(/^\w+ /, '') }), 'error');
  }

  private make(row: ReadRow, wanted: Wanted): Outcome {
    if (!wanted.name) return left(texts['name.missing'], 'error');
    if (this.context.planning.mapping.mode === 'update') return left(importMessages['row.onlyKnown']);
    if (this.created >= this.context.free) {
      return left(say(productMessages['products.full'], { most: marketingLimits.products }), 'error');
    }
    this.created += 1;
    const draft = newDraft(row.line);
    this.take(draft, wanted);
    return { action: 'create', reason: null, draft };
  }

  private join(draft: Draft, wanted: Wanted, line: number): Outcome {
    addRow(draft, wanted);
    for (const key of wanted.keys) this.byKey.set(key, draft);
    return { action: 'join', reason: say(importMessages['row.joins'], { line }), draft };
  }

  private take(draft: Draft, wanted: Wanted) {
    addRow(draft, wanted);
    this.drafts.push(draft);
    const keys = wanted.parent === undefined ? wanted.keys : [...wanted.keys, wanted.parent];
    for (const key of keys) this.byKey.set(key, draft);
  }

  private settle(draft: Draft) {
    // A product of an earlier row of this file is not there yet while the rows are only checked.
    if (draft.isGoingOn && draft.stored === null) return;
    const changes = fieldsOf(draft, this.context);
    if (Object.keys(changes).length > 0) draft.changes = changes;
  }

  private planned({ row, wanted, warnings }: RowReading, { action, reason, draft }: Outcome): ProductRow {
    const isSame = action === 'update' && draft?.changes === undefined;
    const asks = action === 'create' && typeof draft?.changes?.comparePriceMinor === 'number';
    return {
      row,
      draft,
      recordId: draft?.id ?? null,
      missing: null,
      action: isSame ? 'skip' : action,
      reason: isSame ? importMessages['row.same'] : reason,
      warnings: [...row.warnings, ...warnings, ...(asks ? [texts['compare.asked']] : [])],
      keys: [...wanted.keys, ...(wanted.parent === undefined ? [] : [wanted.parent])],
    };
  }
}
