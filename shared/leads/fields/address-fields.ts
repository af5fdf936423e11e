import type { FieldLine } from './field-table';

/** The fields of a postal address. */
export const addressFields = {
  address: { kind: 'text', max: 300 },
  city: { kind: 'text' },
  region: { kind: 'text' },
  postalCode: { kind: 'text', max: 20 },
  country: { kind: 'country' },
} as const satisfies Record<string, FieldLine>;
