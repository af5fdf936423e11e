import {
  type ImportedLeadField,
  importedLeadFields,
} from '../../../../../shared/marketing/capture/leads/imported-fields';
import type { Written } from '../../../../../shared/acts/entities';
import { importMessages } from '../../../../../shared/imports/messages';
import type { Language } from '../../../../../shared/languages';
import { leadImportMessages as texts } from '../../../../../shared/marketing/capture/messages';
import { newLead } from '../../../../../shared/marketing/capture/leads/schemas';
import { say } from '../../../../../shared/message';
import type { Planning, PlannedRow } from '../../../../platform/imports/import-target';
import type { ReadRow } from '../../../../platform/imports/values/read-row';
import type { KnownLead } from './known-leads.queries';

/** A row with what it writes: the fields of a new lead, or the changes of a known one. */
export interface LeadRow extends PlannedRow {
  fields: Written<'marketingLead'> | null;
}

interface Context {
  company: { id: number; language: Language };
  planning: Planning;
  known: ReadonlyMap<string, KnownLead>;
  /** Addresses of earlier rows of the file. */
  earlier: ReadonlyMap<string, number | null>;
}

const longest: Record<ImportedLeadField, number> = {
  contactName: 200,
  contactEmail: 254,
  contactPhone: 50,
  companyName: 200,
  position: 200,
  status: 20,
  source: 200,
  language: 2,
  timezone: 60,
  notes: 10_000,
};

/** What a row says of a lead. */
type WantedLead = Pick<Written<'marketingLead'>, ImportedLeadField>;

/** The fields of a row as texts; what is too long is cut, and what is no time zone left out. */
export function wantedOf(row: ReadRow, warn: (message: string) => void): WantedLead {
  const wanted: Partial<Record<ImportedLeadField, string>> = {};
  for (const name of importedLeadFields) {
    const value = row.values[name]?.[0];
    if (typeof value !== 'string' || value === '') continue;
    const max = longest[name];
    if (value.length > max) {
      warn(say(texts['text.cut'], { value: value.slice(0, 40).replaceAll('{{', ''), max }));
    }
    wanted[name] = value.slice(0, max).trim();
  }
  if (wanted.timezone && !newLead.shape.timezone.safeParse(wanted.timezone).success) delete wanted.timezone;
  // The values of a choice are its codes.
  return wanted as WantedLead;
}

/** The address by which a row is known, in lower case. */
export const addressIn = (row: ReadRow): string | undefined => {
  const [value] = row.values.contactEmail ?? [];
  return typeof value === 'string' ? value.toLowerCase() : undefined;
};

const keyOf = (address: string) => `email ${address}`;
export const keysOf = (row: ReadRow): string[] => [addressIn(row) ?? []].flat().map(keyOf);

/** Plans the rows of one step; rows of one address are one lead. */
export class LeadPlan {
  private readonly said = new Map<string, { line: number; file: string | null }>();
  private readonly mine = new Map<string, number>();

  constructor(private readonly context: Context) {
    for (const [fingerprint, row] of context.planning.known) this.said.set(fingerprint, row);
  }

  row(row: ReadRow): LeadRow {
    const warnings: string[] = [...row.warnings];
    const planned = this.outcome(row, (message) => warnings.push(message));
    const keys = keysOf(row);
    if (planned.action === 'create' || planned.action === 'update') {
      this.said.set(row.fingerprint, { line: row.line, file: null });
    }
    // The first row of an address is the one that counts, also where it was imported before.
    if (planned.action !== 'error') {
      for (const key of keys) if (!this.mine.has(key)) this.mine.set(key, row.line);
    }
    return { row, warnings, keys, missing: null, ...planned };
  }

  private outcome(row: ReadRow, warn: (message: string) => void) {
    const left = (reason: string, action: 'skip' | 'error' = 'skip') => ({
      action,
      reason,
      recordId: null,
      fields: null,
    });
    const [error] = row.errors;
    if (error) return left(error, 'error');
    if (Object.keys(row.values).length === 0) return left(importMessages['row.empty']);
    const same = this.said.get(row.fingerprint);
    if (same) {
      return left(
        same.file === null
          ? say(importMessages['row.repeated'], { line: same.line })
          : say(importMessages['row.known'], { file: same.file }),
      );
    }
    const [key] = keysOf(row);
    const line = key === undefined ? undefined : this.mine.get(key);
    if (line !== undefined) return left(say(texts['email.repeated'], { line }));
    if (key !== undefined && this.context.earlier.has(key)) return left(texts['email.earlier']);
    return this.placed(row, wantedOf(row, warn), left);
  }

  private placed(
    row: ReadRow,
    wanted: WantedLead,
    left: (
      reason: string,
      action?: 'skip' | 'error',
    ) => Omit<LeadRow, 'row' | 'warnings' | 'keys' | 'missing'>,
  ): Omit<LeadRow, 'row' | 'warnings' | 'keys' | 'missing'> {
    const { company, planning, known } = this.context;
    const { mode, fill } = planning.mapping;
    const lead = known.get(addressIn(row) ?? '');
    if (lead?.deletedAt) return left(texts['record.binned']);
    if (lead) {
      if (mode === 'create') return left(importMessages['row.onlyNew']);
      const changes = changesOf(lead, wanted, fill === 'overwrite');
      if (Object.keys(changes).length === 0) return left(importMessages['row.same']);
      return { action: 'update', reason: null, recordId: lead.id, fields: changes };
    }
    if (!wanted.contactName && !wanted.contactEmail && !wanted.companyName) {
      return left(texts['row.empty'], 'error');
    }
    if (mode === 'update') return left(importMessages['row.onlyKnown']);
    const usual = { status: 'new', source: 'import', language: company.language } as const;
    const fields = { ...usual, ...wanted, marketingCompanyId: company.id };
    return { action: 'create', reason: null, recordId: null, fields };
  }
}

/** What a row changes of a known lead. */
function changesOf(lead: KnownLead, wanted: WantedLead, overwrites: boolean): Written<'marketingLead'> {
  const entries = Object.entries(wanted) as [ImportedLeadField, string][];
  return Object.fromEntries(
    entries.filter(([name, value]) => {
      const isKnownAddress = name === 'contactEmail';
      return !isKnownAddress && lead[name] !== value && (overwrites || lead[name] === null);
    }),
  );
}
