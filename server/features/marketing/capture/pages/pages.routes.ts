import {
  type LandingPage,
  marketingPagesApi as api,
} from '../../../../../shared/marketing/capture/pages/endpoints';
import { pieceName } from '../../../../../shared/marketing/campaigns/piece-name';
import { captureMessages } from '../../../../../shared/marketing/capture/messages';
import { type Doer, doerOf, logDone } from '../../../../platform/accounts/log.queries';
import type { Config } from '../../../../platform/config';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { StaleRow } from '../../../../platform/database/rows/stale';
import { transact } from '../../../../platform/database/transact';
import { conflict } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { companyKey } from '../consents/company-key.queries';
import { createPage } from './create-page';
import { findController } from '../stored/controller.queries';
import { findApproved, listPages, readPage, type StoredPage, updatePage } from './pages.queries';

interface Deps {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
  now: () => Date;
}

type Logged = Doer & { kind: 'pagePublished' | 'pageOff' };

/** Changes a page in a transaction and responds with the result. */
const changing =
  ({ db, config, now }: Deps) =>
  async (
    owner: Owner,
    { id, version, logged }: { id: number; version?: number | undefined; logged?: Logged },
    work: (tx: Db, page: StoredPage) => Promise<Parameters<typeof updatePage>[2]['changes']>,
  ): Promise<LandingPage> => {
    const page = await transact(db, async (tx) => {
      const changes = await work(tx, await readPage(tx, owner, id));
      await updatePage(tx, owner, { id, version, changes, at: now() });
      const changed = await readPage(tx, owner, id);
      if (logged) await logDone(tx, owner, { ...logged, about: changed.slug });
      return changed;
    }).catch((error: unknown) => {
      if (error instanceof StaleRow) throw new StaleRow(addressed(config, error.current as StoredPage));
      throw error;
    });
    return addressed(config, page);
  };

const addressed = ({ publicUrl }: Deps['config'], { heading, ...page }: StoredPage): LandingPage => ({
  ...page,
  name: pieceName(heading, page.product) || page.name,
  url: `${publicUrl}/l/${page.slug}`,
});

/** Publishing requires the company's postal address, because the page must name the data controller. */
async function readyToPublish(tx: Db, { marketingCompanyId, publishedAt }: StoredPage, now: Date) {
  const { postalAddress } = await findController(tx, marketingCompanyId);
  if (!postalAddress?.trim()) throw conflict(captureMessages['page.unaddressed']);
  await companyKey(tx, marketingCompanyId);
  return { status: 'live' as const, publishedAt: publishedAt ?? now };
}

async function newlyApproved(tx: Db, owner: Owner, page: StoredPage) {
  if (page.newVersionId !== null) return { contentVersionId: page.newVersionId };
  const approved = await findApproved(tx, owner, page.campaignId);
  const reason = approved?.contentVersionId ? 'page.current' : 'page.unapproved';
  throw conflict(captureMessages[reason]);
}

export function marketingPageRoutes(deps: Deps): Route[] {
  const { db, config, now } = deps;
  const change = changing(deps);
  return [
    route(api.list, async ({ owner, query }) => {
      const { rows, next } = await listPages(db, owner, query);
      return { rows: rows.map((page) => addressed(config, page)), next };
    }),
    route(api.read, async ({ owner, params }) => addressed(config, await readPage(db, owner, params.id))),
    route(api.create, async ({ owner, body }) => {
      const page = await transact(db, async (tx) =>
        readPage(tx, owner, await createPage(tx, owner, body, now())),
      );
      return addressed(config, page);
    }),
    route(api.update, ({ owner, params: { id }, body: { version, ...changes } }) =>
      change(owner, { id, version }, async () => changes),
    ),
    route(api.publish, ({ owner, user, address, params: { id }, body: { version } }) =>
      change(
        owner,
        { id, version, logged: { ...doerOf({ user, address }, now()), kind: 'pagePublished' } },
        (tx, page) => readyToPublish(tx, page, now()),
      ),
    ),
    route(api.switchOff, ({ owner, user, address, params: { id }, body: { version } }) =>
      change(
        owner,
        { id, version, logged: { ...doerOf({ user, address }, now()), kind: 'pageOff' } },
        async () => ({
          status: 'off',
        }),
      ),
    ),
    route(api.replace, ({ owner, params: { id }, body: { version } }) =>
      change(owner, { id, version }, (tx, page) => newlyApproved(tx, owner, page)),
    ),
  ];
}
