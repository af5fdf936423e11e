import { companyListQuery } from '../../shared/consulting/companies/schemas';
import { enquirySearch } from '../../shared/enquiries/schemas';
import { listCompanies } from '../../server/features/consulting/companies/companies.queries';
import { contactQueries } from '../../server/features/consulting/items/contacts.queries';
import {
  departmentQueries,
  productQueries,
  strengthQueries,
} from '../../server/features/consulting/items/items.queries';
import { problemQueries } from '../../server/features/consulting/items/problems.queries';
import { findOwnReport } from '../../server/features/consulting/report/reports.queries';
import { listShares } from '../../server/features/consulting/shares/shares.queries';
import { findSwot, swotEntryQueries } from '../../server/features/consulting/swot/swot.queries';
import { countUnreadEnquiries, listEnquiries } from '../../server/features/enquiries/enquiries.queries';
import type { Db } from '../../server/platform/database/database';
import { ownerOf } from '../../server/platform/database/rows/owner';
import { portalLists } from './portal-lists';
import { ownCompanies } from './rows';

/** A list or search, called as the server calls it. */
export type Act = (db: Db) => Promise<unknown>;

const enquiries =
  (asked: object): Act =>
  (db) =>
    listEnquiries(db, enquirySearch.parse(asked));

/** The tenth page of a list; its cursor is determined once per database. */
function pageTen(asked: object): Act {
  const cursors = new WeakMap<Db, string>();
  return async (db) => {
    let cursor = cursors.get(db);
    if (!cursor) {
      for (let page = 1; page < 10; page += 1) {
        cursor = (await listEnquiries(db, enquirySearch.parse({ ...asked, cursor }))).next ?? undefined;
      }
      cursors.set(db, cursor as string);
    }
    return listEnquiries(db, enquirySearch.parse({ ...asked, cursor }));
  };
}

const first = ownerOf({ userId: 1 });
const companies =
  (asked: object): Act =>
  (db) =>
    listCompanies(db, first, companyListQuery.parse(asked));
const filter = (filters: object) => ({ filter: JSON.stringify(filters) });

const kinds = {
  contacts: contactQueries,
  products: productQueries,
  departments: departmentQueries,
  problems: problemQueries,
  strengths: strengthQueries,
  'SWOT entries': swotEntryQueries,
};

const itemsOf = (user: number, company: number, whose: string): Record<string, Act> => ({
  ...Object.fromEntries(
    Object.entries(kinds).map(([kind, queries]) => [
      `${kind} of a company, ${whose}`,
      (db: Db) => queries.list(db, ownerOf({ userId: user }), company),
    ]),
  ),
  [`SWOT of a company, ${whose}`]: (db) => findSwot(db, company),
});

/** Lists of all enquiries, which only staff read and which have no owner. */
const ofStaff: Record<string, Act> = {
  'enquiries, newest first': enquiries({}),
  'enquiries, oldest first': enquiries({ sort: 'createdAt' }),
  'enquiries, page 10': pageTen({}),
  'enquiries, unread': enquiries({ state: 'unread' }),
  'enquiries, read': enquiries({ state: 'read' }),
  'enquiries, a word of every row': enquiries({ q: 'missatge' }),
  'enquiries, a word of one row in twenty': enquiries({ q: 'GIRÓNA' }),
  'enquiries, a word of ten rows': enquiries({ q: 'únic' }),
  'enquiries, two words of ten rows': enquiries({ q: 'missatge unic' }),
  'enquiries, two letters that begin a word of ten rows': enquiries({ q: 'xq' }),
  'enquiries, a word of ten rows among the unread': enquiries({ q: 'únic', state: 'unread' }),
  'enquiries, an address': enquiries({ q: 'nuria77@example.org' }),
  'enquiries, a code of one row': enquiries({ q: '1c383c' }),
  'enquiries, a word of no row': enquiries({ q: 'absent' }),
  'enquiries, number of unread': countUnreadEnquiries,
};

/** Lists of the first account, which has 200 companies, the maximum; most rows belong to other owners. */
const ofMany: Record<string, Act> = {
  'companies, newest first': companies({}),
  'companies, by name': companies({ sort: 'name' }),
  'companies, by sector': companies({ sort: '-sector' }),
  'companies, by email': companies({ sort: 'email' }),
  'companies, a word of every row': companies({ q: 'company' }),
  'companies, a word of one row in three': companies({ q: 'alimentacion' }),
  'companies, the address of one': companies({ q: 'office7@example.org' }),
  'companies, two letters that begin words': companies({ q: 'lo' }),
  'companies, a word of no row': companies({ q: 'absent' }),
  'companies, of one size': companies(filter({ size: { any: ['small'] } })),
  'companies, of a sector that contains a word': companies(filter({ sector: { contains: 'logis' } })),
  'companies, created before a time': companies(filter({ createdAt: { to: '2020-01-01T00:00:00Z' } })),
  'report of a company': (db) => findOwnReport(db, first, 1),
  'links of a company': (db) => listShares(db, first, 1, new Date()),
  ...itemsOf(1, 1, 'of many owners'),
};

/**
 * Lists of the second account, which owns all companies with items except those of the first one (see
 * `giveToOneOwner`).
 */
const ofOne = itemsOf(2, ownCompanies + 1, 'of one owner');

/** All lists and searches, for tables with many owners and with one. */
export const lists = { many: { ...ofStaff, ...ofMany, ...portalLists }, one: ofOne };

/**
 * Limits in milliseconds for searches whose time grows by nature: the trigram index compares all rows with the rarest
 * three letters of a word, and for an address these are many (see docs/decisions/014).
 */
export const allowedTime: Record<string, number> = { 'enquiries, an address': 150 };
