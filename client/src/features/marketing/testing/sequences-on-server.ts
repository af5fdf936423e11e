import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import { marketingContentsApi } from '@shared/marketing/contents/endpoints';
import { companySenderApi, marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { fakeApi } from '@/testing/fake-api';
import type { Enrolment, Message, Sequence, Simulation, Step } from '../sequences/reads';
import { anyCampaign, anyEmail } from './campaigns-on-server';
import { anyPage } from './capture-on-server';
import { marketingOnServer } from './marketing-on-server';

const at = '2026-11-20T09:00:00.000Z';
const none = { sent: 0, clicked: 0, waiting: 0, skipped: 0, failed: 0, unknown: 0 };

/** The instant reply of a sequence. */
export const anyStep = (changes: Partial<Step> = {}): Step => ({
  id: 61,
  position: 0,
  delay: 0,
  condition: 'always',
  campaignId: 20,
  messages: { ...none, answered: 0, unsubscribed: 0, bounced: 0 },
  campaignName: 'Hogaza: problema, correo',
  subject: '¿Otra vez pan duro?',
  opening: 'La barra del lunes ya está dura el martes.',
  ...changes,
});

/** A sequence that is off, with an instant reply. */
export const anySequence = (changes: Partial<Sequence> = {}): Sequence => ({
  id: 51,
  marketingCompanyId: 7,
  name: 'Bienvenida',
  status: 'off',
  pages: null,
  switchedBy: null,
  problem: null,
  simulatedAt: null,
  createdAt: at,
  updatedAt: at,
  version: 1,
  stepCount: 1,
  campaignIds: [20],
  active: 0,
  enrolled: 0,
  finished: 0,
  answered: 0,
  messages: none,
  steps: [anyStep()],
  ...changes,
});

/** A lead that answered its first mail. */
export const anyEnrolment = (changes: Partial<Enrolment> = {}): Enrolment => ({
  id: 81,
  leadId: 21,
  status: 'stopped',
  reason: 'answered',
  at,
  endedAt: at,
  leadName: 'Ana Ruiz',
  leadEmail: 'ana@example.com',
  sent: 1,
  nextAt: null,
  answeredAt: at,
  answeredPlace: 0,
  answeredSubject: '¿Otra vez pan duro?',
  words: '¿Me guardáis una para mañana?',
  contactId: 31,
  sequenceName: 'Bienvenida',
  repliedAt: null,
  waits: true,
  leadStatus: 'engaged',
  leadVersion: 2,
  ...changes,
});

/** A mail of it that may have arrived. */
export const anyMessage = (changes: Partial<Message> = {}): Message => ({
  id: 71,
  enrolmentId: 1,
  stepId: 61,
  leadId: 21,
  status: 'unknown',
  reason: null,
  dueAt: at,
  nextAt: null,
  attempts: 1,
  attemptedAt: at,
  contentVersionId: 1,
  sentAt: null,
  problem: null,
  leadName: 'Ana Ruiz',
  leadEmail: 'ana@example.com',
  sequenceId: 51,
  sequenceName: 'Bienvenida',
  position: 0,
  campaignName: 'Hogaza: problema, correo',
  subject: '¿Otra vez pan duro?',
  clicked: false,
  ...changes,
});

/** Thirty days in which the second mail is moved past a Sunday, and is left out for whoever clicks. */
export const anySimulation = (): Simulation => ({
  from: '2026-11-20T09:00:00.000Z',
  until: '2026-12-20T09:00:00.000Z',
  timezone: 'Europe/Madrid',
  isReady: true,
  branches: [true, false].map((clicks) => ({
    clicks,
    mails: [
      { position: 0, dueAt: at, moved: [], result: { outcome: 'sent' as const, at } },
      {
        position: 1,
        dueAt: '2026-11-22T09:00:00.000Z',
        moved: [{ by: 'quiet hours' as const, to: '2026-11-23T08:00:00.000Z' }],
        result: clicks
          ? { outcome: 'skipped' as const, at: '2026-11-23T08:00:00.000Z', reason: 'condition' as const }
          : { outcome: 'sent' as const, at: '2026-11-23T08:00:00.000Z' },
      },
    ],
  })),
});

interface Held {
  sequences?: Sequence[];
  isProven?: boolean;
}

/** A server with the sequences of a company and an approved mail; a change of a sequence is kept. */
export function sequencesOnServer({ sequences = [], isProven = true }: Held = {}) {
  const held = { sequences, isProven };
  const sender = () => ({ address: 'hola@espiga.test', isProven: held.isProven, maySend: true });
  const keep = (id: string, changes: Partial<Sequence>) => {
    held.sequences = held.sequences.map((one) =>
      String(one.id) === id ? { ...one, ...changes, version: one.version + 1 } : one,
    );
    return held.sequences.find((one) => String(one.id) === id) ?? anySequence();
  };
  marketingOnServer();
  fakeApi.answer(marketingSequencesApi.list, () => held.sequences);
  fakeApi.answer(marketingSequencesApi.read, ({ params }) => keep(params.id, {}));
  fakeApi.answer(marketingSequencesApi.create, ({ body }) => {
    held.sequences = [anySequence({ name: body.name, steps: [], pages: body.pages ?? null })];
    return held.sequences[0] ?? anySequence();
  });
  fakeApi.answer(marketingSequencesApi.update, ({ params, body: { steps } }) =>
    keep(params.id, {
      simulatedAt: null,
      ...(steps && {
        steps: steps.map((step, position) =>
          anyStep({ ...step, id: step.id ?? 61 + position, position, condition: step.condition ?? 'always' }),
        ),
      }),
    }),
  );
  fakeApi.answer(marketingSequencesApi.simulate, ({ params }) => {
    keep(params.id, { simulatedAt: at });
    return { ...anySimulation(), isReady: held.isProven };
  });
  fakeApi.answer(marketingSequencesApi.switch, ({ params, body: { status } }) => keep(params.id, { status }));
  fakeApi.answer(companySenderApi.read, sender);
  fakeApi.answer(companySenderApi.askCode, sender);
  fakeApi.answer(companySenderApi.prove, () => {
    held.isProven = true;
    return sender();
  });
  fakeApi.answer(marketingPagesApi.list, { rows: [anyPage()], next: null });
  fakeApi.answer(marketingCampaignsApi.list, { rows: [anyCampaign({ approvedVersion: 1 })], next: null });
  fakeApi.answer(marketingContentsApi.version, {
    number: 1,
    author: 'template',
    engine: 'template',
    by: null,
    restores: null,
    at,
    approvedAt: at,
    piece: anyEmail(),
  });
  return held;
}
