import type { ListedSequence } from '../../../../shared/marketing/sequences/endpoints';
import type { MailedLead } from '../../../../shared/marketing/sequences/listed-mails';
import { marketingSequencesApi } from '../../../../shared/marketing/sequences/endpoints';
import { sequenceMessages } from '../../../../shared/marketing/sequences/messages';
import { doerOf } from '../../../platform/accounts/log.queries';
import type { FeatureDeps } from '../../../platform/feature';
import { forbidden, notFound } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { listAnswers, listEnrolments } from './lists/enrolments-list.queries';
import { listMailed } from './lists/mailed-list.queries';
import { listMessages } from './lists/messages-list.queries';
import { simulateSequence } from './simulating/simulate-sequence';
import { changeSequence, createSequence } from './steps/save-sequence';
import { deleteSequence, listSequences, readSequence, requireSequence } from './steps/sequences.queries';
import { switchSequence } from './steps/switch-sequence';
import type { KnownWords } from './waiting/unreplied.queries';

/** What is stored as messages is read in the caller's language. */
const told = <Shown extends Pick<ListedSequence, 'problem'>>(
  shown: Shown,
  textOf: (said: string) => string,
) => ({
  ...shown,
  problem: shown.problem && textOf(shown.problem),
});

export function sequenceRoutes(deps: FeatureDeps & { sales: KnownWords }) {
  const { db, now } = deps;
  return [
    route(marketingSequencesApi.list, async ({ owner, query, textOf }) =>
      (await listSequences(db, owner, query.company)).map((one) => told(one, textOf)),
    ),
    // Before a sequence by its id, whose address would take this one.
    route(marketingSequencesApi.answers, ({ owner, query }) => listAnswers(db, owner, query, deps.sales)),
    route(marketingSequencesApi.create, ({ owner, body }) => createSequence(deps, owner, body)),
    route(marketingSequencesApi.read, async ({ owner, params, textOf }) =>
      told(await readSequence(db, owner, params.id), textOf),
    ),
    route(marketingSequencesApi.update, async ({ owner, params, body, textOf }) =>
      told(await changeSequence(deps, owner, params.id, body), textOf),
    ),
    route(marketingSequencesApi.remove, async ({ owner, params }) => {
      if (!(await deleteSequence(db, owner, params.id))) throw notFound();
      return null;
    }),
    route(marketingSequencesApi.switch, async ({ owner, account, user, address, params, body, textOf }) => {
      await requireSequence(db, owner, params.id);
      if (body.status === 'on' && account.isDemo) throw forbidden(sequenceMessages['on.demo']);
      const change = { id: params.id, status: body.status, doer: doerOf({ user, address }, now()) };
      return told(await switchSequence(deps, owner, change), textOf);
    }),
    route(marketingSequencesApi.simulate, ({ owner, params }) =>
      simulateSequence({ db, now }, owner, params.id),
    ),
    ...listRoutes(deps),
  ];
}

/** The leads of a sequence and its mails. */
const listRoutes = ({ db, sales }: FeatureDeps & { sales: KnownWords }) => [
  route(marketingSequencesApi.enrolments, async ({ owner, params, query }) => {
    await requireSequence(db, owner, params.id);
    return listEnrolments(db, owner, params.id, query, sales);
  }),
  route(marketingSequencesApi.messages, async ({ owner, params, query, textOf }) => {
    await requireSequence(db, owner, params.id);
    const page = await listMessages(db, owner, params.id, query);
    return { ...page, rows: page.rows.map((one) => told(one, textOf)) };
  }),
  route(marketingSequencesApi.mailed, async ({ owner, params, query, textOf }) => {
    await requireSequence(db, owner, params.id);
    const page = await listMailed(db, owner, params.id, query);
    const inWords = ({ mails, ...lead }: MailedLead) => ({
      ...lead,
      mails: mails.map((one) => told(one, textOf)),
    });
    return { ...page, rows: page.rows.map(inWords) };
  }),
];
