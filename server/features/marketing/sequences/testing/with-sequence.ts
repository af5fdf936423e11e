import type { Doing } from '../../../../platform/acts/act';
import type { Email } from '../../../../../shared/marketing/campaigns/piece';
import { firstWording } from '../../../../../shared/marketing/campaigns/sets/wording';
import { marketingCampaignsApi } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { marketingCompaniesApi } from '../../../../../shared/marketing/companies/endpoints';
import { marketingSequencesApi, type Sequence } from '../../../../../shared/marketing/sequences/endpoints';
import { announcing } from '../../../../platform/announcements';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { readConfig } from '../../../../platform/config';
import { createMailer, type Mailer } from '../../../../platform/mail/mailer';
import { followers } from '../../../../features';
import { testApp } from '../../../../testing/app';
import { rowsOf } from '../../../../testing/database';
import { closeAfterTest } from '../../../../testing/opened';
import { smtpServer } from '../../../../testing/smtp-server';
import { findMaterial } from '../../campaigns/pieces/material.queries';
import { lockSet, queueSet, type StoredSet } from '../../campaigns/sets/set-writing.queries';
import { createCampaign } from '../../campaigns/sets/store-piece';
import { outcomeEmail, painEmail } from '../../campaigns/validators/testing/pieces';
import { marketingRecorder } from '../../recording/marketing-recorder';
import { withLoaf } from '../../testing/written-set';
import { enrolLead } from '../enrolling/enrol-lead';
import { sendRepliesJob } from '../sending/send-replies-job';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A Tuesday at ten in the morning in Madrid. */
const start = new Date('2026-11-24T09:00:00Z');

interface Options {
  /** Instead of the real mail server. */
  mailer?: Mailer;
  steps?: { delay: number; condition?: 'always' | 'clicked' | 'not clicked' }[];
}

const sender = {
  senderName: 'Panadería Espiga',
  replyTo: 'hola@espiga.example',
  postalAddress: 'Calle Mayor 1\n28013 Madrid',
};

/** A bakery whose sequence is on, with a mail server of its own and a clock that a test sets. */
export async function withSequence({ mailer, steps = [{ delay: 0 }, { delay: 2 * 24 * 60 }] }: Options = {}) {
  const smtp = await smtpServer();
  closeAfterTest(() => smtp.close());
  const clock = { at: start };
  const now = () => clock.at;
  const sending = mailer ?? createMailer(readConfig({ SMTP_URL: smtp.url }));
  const app = await testApp({ mailer: sending, now });
  const made = await withLoaf(app);
  const { call, company, product, db, jobs, config, user } = made;
  const owner = user.owner;
  await call(marketingCompaniesApi.update, { params: { id: company.id }, body: sender });
  await rowsOf(
    db,
    `insert into marketing_mail_senders (marketing_company_id, user_id, proven_email)
      values (${company.id}, ${user.owner}, '${sender.replyTo}')`,
  );
  const emails = await writtenEmails(db, owner, product.id, company.id);
  for (const id of emails) {
    const approved = await call(marketingCampaignsApi.approve, { params: { id }, body: {} });
    if (approved.status !== 200) throw new Error(JSON.stringify(approved.body));
  }
  const wanted = steps.map((step, at) => ({ ...step, campaignId: emails[at % emails.length] as number }));
  const { body } = await call(marketingSequencesApi.create, {
    body: { marketingCompanyId: company.id, name: 'Bienvenida', steps: wanted },
  });
  const params = { id: (body as Sequence).id };
  await call(marketingSequencesApi.simulate, { params });
  const switched = await call(marketingSequencesApi.switch, { params, body: { status: 'on' } });
  if (switched.status !== 200) throw new Error(JSON.stringify(switched.body));
  const announce = announcing(followers, { config, now });
  const work = { config, db, mailer: sending, now, logger: silent };
  return {
    ...made,
    smtp,
    clock,
    params,
    owner,
    emails,
    announce,
    work,
    sequence: switched.body as Sequence,
    /** Lets hours pass. */
    pass: (hours: number) => {
      clock.at = new Date(clock.at.getTime() + hours * HOUR);
    },
    /** A lead that confirms now, and is enrolled. */
    confirm: async (email = 'ana@example.org', zone: string | null = null) => {
      const [row] = await rowsOf<{ id: number }>(
        db,
        `insert into marketing_leads (user_id, marketing_company_id, contact_name, contact_email, source, status, consent, timezone)
          values (${user.owner}, ${company.id}, 'Ana', '${email}', 'page', 'new', 'confirmed', ${zone ? `'${zone}'` : 'null'})
          returning id`,
      );
      const leadId = (row as { id: number }).id;
      const confirmed = { owner, leadId, marketingCompanyId: company.id, pageId: null, at: now() };
      await db.transaction((tx) => enrolLead(tx, confirmed, { config, now, announce }));
      return leadId;
    },
    /** Sends what is due. */
    send: async () => {
      await db.transaction((tx) => jobs.enqueue(tx, sendRepliesJob, {}));
      await jobs.runNow(sendRepliesJob, work);
    },
    /** The mails in the order of their steps. */
    mails: () =>
      rowsOf<StoredMail>(
        db,
        `select status, reason, attempts, next_at as "nextAt", message_id as "messageId", link_code as "linkCode",
          lead_id as "leadId" from marketing_messages order by id`,
      ),
    lead: async (id: number) =>
      (await rowsOf<Record<string, unknown>>(db, `select * from marketing_leads where id = ${id}`))[0],
    suppressions: () =>
      rowsOf<{ email: string; reason: string }>(
        db,
        'select email, reason from marketing_suppressions order by id',
      ),
    read: async () => (await call(marketingSequencesApi.read, { params })).body as Sequence,
    days: DAY,
  };
}

/** The emails of a set; the jobs that write sets are not needed for that. */
const writtenEmails = (db: Db, owner: Owner, productId: number, marketingCompanyId: number) => {
  const doing: Doing = { owner, actor: machine, kind: 'create', entity: 'marketingCampaign', at: start };
  return marketingRecorder.act(db, doing, async (act) => {
    const of = { marketingCompanyId, productId, language: 'es', audience: 'B2C', goal: 'buy' } as const;
    const set = (await queueSet(act.tx, owner, { ...of, wording: firstWording }, start)) as number;
    const stored = (await lockSet(act.tx, owner, set)) as StoredSet;
    const material = await findMaterial(act.tx, owner, productId);
    if (!material) throw new Error('The product is not there');
    const write = (angle: 'pain' | 'outcome', content: Email) =>
      createCampaign(act, stored, { angle, engine: 'template', piece: { type: 'email', content } }, material);
    return [await write('pain', painEmail), await write('outcome', outcomeEmail)];
  });
};

const machine = { kind: 'job', id: null, name: 'Ana', via: 'screen' } as const;

interface StoredMail {
  status: string;
  reason: string | null;
  attempts: number;
  nextAt: Date | null;
  messageId: string;
  linkCode: string | null;
  leadId: number;
}

const silent = { warn: () => undefined } as never;
