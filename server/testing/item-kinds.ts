import {
  contacts,
  departments,
  problems,
  products,
  strengths,
} from '../../shared/consulting/items/endpoints';
import { swotEntries } from '../../shared/consulting/swot/endpoints';
import type { Endpoint } from '../../shared/http/endpoint';

/** The endpoints of every list of a company. */
export type ItemEndpoints = Record<'list' | 'create' | 'update' | 'remove' | 'import' | 'order', Endpoint>;

interface ItemKind {
  name: string;
  endpoints: ItemEndpoints;
  /** The minimum body of a new item. */
  least: Record<string, unknown>;
  /** The defaults that the server adds. */
  defaults: object;
  change: object;
}

/** The six lists of a company. */
export const itemKinds: ItemKind[] = [
  {
    name: 'contacts',
    endpoints: contacts,
    least: { name: 'Eva', position: 'CEO' },
    defaults: { phone: null, email: null, isPrimary: false },
    change: { phone: '+34 600 000 000' },
  },
  {
    name: 'products',
    endpoints: products,
    least: { name: 'Bread', description: 'Slow' },
    defaults: { type: 'product' },
    change: { type: 'service' },
  },
  {
    name: 'departments',
    endpoints: departments,
    least: { name: 'Sales', function: 'Sells' },
    defaults: { digitalizationLevel: 3, programs: null },
    change: { digitalizationLevel: 5 },
  },
  {
    name: 'problems',
    endpoints: problems,
    least: { description: 'Slow' },
    defaults: {
      priority: 3,
      departmentId: null,
      hoursPerMonth: null,
      measure: null,
      responsibleId: null,
      strengthIds: [],
    },
    change: { priority: 5 },
  },
  {
    name: 'strengths',
    endpoints: strengths,
    least: { description: 'Data' },
    defaults: { impact: 3 },
    change: { impact: 1 },
  },
  {
    name: 'swot entries',
    endpoints: swotEntries,
    least: { description: 'Prices', kind: 'threat' },
    defaults: { level: 3, departmentId: null },
    change: { description: 'Prices rise' },
  },
];
