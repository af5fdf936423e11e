import type { ContentPiece } from '../../../../shared/marketing/campaigns/versions/content-piece';
import { isOf } from '../../../../shared/marketing/campaigns/by-medium';
import { type Content, marketingContentsApi as api } from '../../../../shared/marketing/contents/endpoints';
import { contentMessages } from '../../../../shared/marketing/contents/messages';
import type { Act } from '../../../platform/acts/act';
import { doing, type RecordCaller, type RecordDeps } from '../../../platform/acts/record-deps';
import { historyRoute, staleAs } from '../../../platform/acts/record.routes';
import { conflict, invalid, notFound } from '../../../platform/http/errors';
import { type Route, route } from '../../../platform/http/route';
import { findContentId } from '../campaigns/pieces/versions.queries';
import { countContents, listContents, listVersions, readContent, readVersion } from './contents.queries';
import { type LockedContent, lockContent } from './lock-content';
import { copyContent, copyIntoCampaign, saveContent } from './save-content';

/** Runs `work` as one act, and responds with the content whose id it returns. */
const saving =
  (deps: RecordDeps) =>
  async (
    caller: RecordCaller,
    kind: string,
    work: (act: Act) => Promise<number>,
  ): Promise<Content & { act: string | null }> => {
    const read = (id: number) => readContent(deps.db, caller.owner, id);
    const { id, act } = await deps.recorder
      .act(deps.db, doing(deps, caller, kind, 'marketingContent'), async (going) => ({
        id: await work(going),
        act: going.doing.act,
      }))
      .catch(staleAs(read));
    return { ...(await read(id)), act };
  };

/** Throws 409 for a content that belongs to a campaign. */
function refuseCampaigns({ campaignId }: LockedContent) {
  if (campaignId !== null) throw conflict(contentMessages['content.ofCampaign']);
}

/** Parses the version number in a path. */
function numberIn(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound();
  return Number(text);
}

/** The text to copy: all of it, or the advertisements of a landing page. */
function copied(piece: ContentPiece, as: 'ad text' | undefined): ContentPiece {
  if (as === undefined || piece.type === as) return piece;
  if (!isOf(piece, 'page')) throw invalid({ as: contentMessages['content.type'] });
  return { type: as, content: piece.content.ads };
}

function writingRoutes(deps: RecordDeps): Route[] {
  const save = saving(deps);
  return [
    route(api.update, ({ params: { id }, body: { version, name, piece }, ...caller }) =>
      save(caller, 'edit', async (act) => {
        const content = await lockContent(act, id, version);
        refuseCampaigns(content);
        if (piece !== undefined) await saveContent(act, content, { piece, engine: 'template' });
        if (name !== undefined) await act.change('marketingContent', [{ id, fields: { name } }]);
        return id;
      }),
    ),
    route(api.remove, ({ params: { id }, ...caller }) =>
      deps.recorder.act(deps.db, doing(deps, caller, 'delete', 'marketingContent'), async (act) => {
        refuseCampaigns(await lockContent(act, id));
        const removed = await act.remove('marketingContent', [id]);
        return { act: act.doing.act, count: removed.length };
      }),
    ),
    route(api.copy, ({ params: { id }, body: { campaignId, name, as }, ...caller }) =>
      save(caller, campaignId === undefined ? 'create' : 'edit', async (act) => {
        const content = await lockContent(act, id);
        const { piece, engine } = await readVersion(act.tx, act.doing.owner, id, content.number);
        const copying = { content, piece: copied(piece, as), engine, name: name ?? content.name };
        if (campaignId === undefined) return copyContent(act, copying);
        await copyIntoCampaign(act, campaignId, copying);
        return (await findContentId(act.tx, act.doing.owner, campaignId)) as number;
      }),
    ),
    route(api.restore, ({ params: { id, number }, ...caller }) =>
      save(caller, 'edit', async (act) => {
        const content = await lockContent(act, id);
        const restores = numberIn(number);
        const { piece, engine } = await readVersion(act.tx, act.doing.owner, id, restores);
        await saveContent(act, content, { piece, engine, restores });
        return id;
      }),
    ),
  ];
}

export const marketingContentRoutes = (deps: RecordDeps): Route[] => [
  route(api.list, ({ owner, query }) => listContents(deps.db, owner, query)),
  route(api.count, ({ owner, query }) => countContents(deps.db, owner, query)),
  route(api.read, ({ owner, params }) => readContent(deps.db, owner, params.id)),
  historyRoute(deps, api, 'marketingContent'),
  route(api.versions, ({ owner, params }) => listVersions(deps.db, owner, params.id)),
  route(api.version, async ({ owner, params }) => {
    const { cited: _cited, ...version } = await readVersion(
      deps.db,
      owner,
      params.id,
      numberIn(params.number),
    );
    return version;
  }),
  ...writingRoutes(deps),
];
