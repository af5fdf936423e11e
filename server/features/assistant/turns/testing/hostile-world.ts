import { type Column, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { assistantApi, turnsApi } from '../../../../../shared/assistant/endpoints';
import type { ToolCall } from '../../../../../shared/assistant/commands';
import type { Turn } from '../../../../../shared/assistant/turns';
import { accountsApi } from '../../../../../shared/accounts/endpoints';
import { companies } from '../../../../../shared/consulting/companies/endpoints';
import { leadCompanies } from '../../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import { marketingProductsApi } from '../../../../../shared/marketing/products/endpoints';
import { everyTable } from '../../../../every-kind.queries';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { testApp } from '../../../../testing/app';
import { idsOwnedBy } from '../../../../testing/owned-rows';
import { turnJob } from '../turn-job';
import { obedientModel } from './obedient-model';

/** Columns whose values are codes, addresses of pages or keys. */
const codes =
  /currency|language|zone|token|slug|hash|country|message_id|status|source|kind|version|key|secret|network|url|external/u;

const holds = (column: Column) =>
  column.columnType === 'PgText' &&
  !column.enumValues?.length &&
  !column.generated &&
  !codes.test(column.name);

/** The tables of records, with the columns in which a text can stand. */
const written = everyTable.flatMap((table) => {
  const name = getTableName(table);
  const columns = Object.values(getTableColumns(table));
  const isOfRecords =
    /^(?:crm_|marketing_|companies$|company_|products$|departments$|problems$|strengths$|reports$)/u;
  const isOwned = columns.some((column) => column.name === 'user_id');
  const texts = columns.filter(holds).map((column) => column.name);
  return isOfRecords.test(name) && isOwned && texts.length > 0 ? [{ name, texts }] : [];
});

/** What may be put into a column: the text alone, or with the place of its row where no two may be the same. */
const forms = [
  (text: string) => sql`${text}::text`,
  (text: string) => sql`${text}::text || ' ' || ctid::text`,
];

/** Sets columns of all rows of an account. */
const setAll = (db: Db, owner: Owner, table: string, values: ReadonlyMap<string, SQL>) =>
  db.execute(
    sql`update ${sql.identifier(table)} set ${sql.join(
      [...values].map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
      sql`, `,
    )} where user_id = ${owner}`,
  );

/** Which columns of the account's records take a text, and how; others are held by a rule of their table. */
async function fieldsFor(db: Db, owner: Owner) {
  const found: { table: string; column: string; form: (typeof forms)[number] }[] = [];
  for (const { name: table, texts } of written)
    for (const column of texts)
      for (const form of forms) {
        const isTaken = await setAll(db, owner, table, new Map([[column, form('Any text')]])).then(
          () => true,
          () => false,
        );
        if (!isTaken) continue;
        found.push({ table, column, form });
        break;
      }
  return found;
}

/** Everything that reads, with arguments that find something. */
async function readsOf(call: Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['as']>>) {
  const { body: contacts } = await call(leadContacts.list);
  const { body: firms } = await call(leadCompanies.list);
  const { body: brands } = await call(marketingCompaniesApi.list);
  const brand = `brand-${brands[0].id}`;
  const { body: products } = await call(marketingProductsApi.list, { query: { company: brands[0].id } });
  const { body: businesses } = await call(companies.list, { query: { sort: 'name' } });
  const business = `business-${businesses[0].id}`;
  const contact = `contact-${contacts.rows[0].id}`;
  const product = `product-${products.rows[0].id}`;
  const company = `company-${firms.rows[0].id}`;
  const reads: ToolCall[] = [
    ...['list_contacts', 'list_companies', 'list_deals', 'list_communications', 'list_tasks'].map((tool) => ({
      tool,
      args: {},
    })),
    ...['pipeline', 'funnel', 'lostReasons', 'sources', 'activity', 'forecast', 'winRate'].map((figure) => ({
      tool: 'sales_figures',
      args: { figure },
    })),
    ...[
      'list_products',
      'list_campaigns',
      'list_content',
      'list_leads',
      'list_posts',
      'campaign_figures',
    ].map((tool) => ({ tool, args: { brand } })),
    ...['problems', 'strengths', 'departments', 'products', 'contacts'].map((list) => ({
      tool: 'list_findings',
      args: { business, list },
    })),
    { tool: 'read_report', args: { business } },
    { tool: 'product_score', args: { product } },
    { tool: 'fetch', args: { record: contact } },
    { tool: 'fetch', args: { record: company } },
    { tool: 'fetch', args: { record: product } },
    { tool: 'history', args: { record: contact } },
    { tool: 'search', args: { words: 'a' } },
  ];
  return { reads, refs: { contact, company, product, brand } };
}

/** An account with a record of every kind, a stranger's beside it, and the obedient model. */
export async function hostileWorld() {
  const model = await obedientModel();
  const app = await testApp({ config: model.config });
  const [person, stranger] = [await app.build.user(), await app.build.user()];
  await idsOwnedBy(person, app);
  await idsOwnedBy(stranger, app);
  const call = await app.as(person);
  const { body: others } = await (await app.as(stranger))(leadContacts.list);
  await call(accountsApi.update, { params: { accountId: person.owner }, body: { modelAllowed: true } });
  const { reads, refs } = await readsOf(call);
  const fields = await fieldsFor(app.db, person.owner);

  /** Puts a text into every field of every record of the account. */
  async function put(text: string): Promise<void> {
    for (const table of new Set(fields.map((field) => field.table))) {
      const own = fields.filter((field) => field.table === table);
      await setAll(app.db, person.owner, table, new Map(own.map(({ column, form }) => [column, form(text)])));
    }
  }

  /** Asks the model, which first reads this; resolves to what came of it. */
  async function turn(first: ToolCall): Promise<Turn> {
    model.reading([first]);
    await app.db.execute(sql`delete from rate_limits`);
    const about = [refs.contact, refs.company, refs.product];
    const { body, status } = await call(assistantApi.turn, { body: { text: 'qwxyz', about } });
    if (status !== 202) throw new Error(`The turn was refused: ${status} ${JSON.stringify(body)}`);
    await app.jobs.runNow(turnJob, app.jobDeps);
    return (await call(turnsApi.read, { params: { turnId: body.id } })).body as Turn;
  }

  return { ...app, person, stranger, call, model, fields, reads, refs, put, turn, others: others.rows };
}
