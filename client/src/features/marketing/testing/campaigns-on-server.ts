import { type Validated, marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import type { Finding } from '@shared/marketing/campaigns/findings/finding';
import type { Email, Landing, Line, Piece } from '@shared/marketing/campaigns/piece';
import { angles, type Angle } from '@shared/marketing/campaigns/scales';
import { networks } from '@shared/marketing/channels/networks';
import { marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import { marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import { marketingPublicationsApi } from '@shared/marketing/publications/endpoints';
import { marketingSetsApi } from '@shared/marketing/campaigns/sets/endpoints';
import { fakeApi } from '@/testing/fake-api';
import type { Campaign, WholeSet } from '../campaigns/reads';
import { anyFact, anyProduct, marketingOnServer } from './marketing-on-server';

const at = '2026-11-20T09:00:00.000Z';

const line = (text: string, ...facts: string[]): Line => ({ text, facts });

const block = (part: 'A' | 'I' | 'D' | 'X', ...lines: Line[]) => ({ part, lines });

const fermented = 'La hogaza fermenta 24 horas en frío.';

/** An email of the loaf. */
export const anyEmail = (changes: Partial<Email> = {}): Piece => ({
  type: 'email',
  content: {
    subject: line('¿Otra vez pan duro?', 'f2'),
    altSubject: line('Pan tierno hasta el jueves', 'f2'),
    preheader: line('Nuestra hogaza de masa madre aguanta tierna cuatro días.', 'f2'),
    blocks: [
      block('A', line('El pan de anoche ya está duro.')),
      block('I', line(fermented, 'f1')),
      block('D', line('Aguanta tierna cuatro días.', 'f2')),
      block('X', line('Resérvala hoy.')),
    ],
    cta: { label: 'Reservar mi hogaza', goal: 'buy' },
    ...changes,
  },
});

/** The same post for every network. */
export const anyPosts = (): Piece => ({
  type: 'social media',
  content: {
    variants: Object.fromEntries(
      networks.map((network) => [
        network,
        {
          blocks: [
            block('A', line('¿Otra vez pan duro?', 'f2')),
            block('I', line(fermented, 'f1')),
            block('D', line('Aguanta tierna cuatro días.', 'f2')),
            block('X', line('Resérvala hoy.')),
          ],
          tags: ['pan'],
        },
      ]),
    ),
    cta: { label: 'Reservar', goal: 'buy' },
    alt: 'Una hogaza de masa madre.',
  },
});

/** A landing page of the loaf. */
export const anyPage = (changes: Partial<Landing> = {}): Piece => ({
  type: 'landing page',
  content: {
    h1: line('Pan tierno hasta el jueves', 'f2'),
    subtitle: line('Una hogaza de masa madre del barrio.'),
    benefits: [{ title: line('Sin prisas'), text: line(fermented, 'f1') }],
    facts: [line('Fermenta 24 horas en frío', 'f1')],
    price: line('5,80 €', 'p'),
    faq: [{ q: '¿Cuánto aguanta?', a: line('Cuatro días.', 'f2') }],
    form: { fields: ['name', 'email'], consent: 'Quiero recibir noticias.', submit: 'Reservar' },
    cta: { label: 'Reservar', goal: 'buy' },
    seo: { title: 'Hogaza de masa madre', description: 'Fermenta 24 horas en frío.' },
    ads: { headlines: [line('Hogaza de masa madre')], descriptions: [line('Aguanta cuatro días.', 'f2')] },
    ...changes,
  } satisfies Landing,
});

const pieces: Record<Piece['type'], () => Piece> = {
  email: anyEmail,
  'social media': anyPosts,
  'landing page': anyPage,
};

/** A campaign that the template wrote. */
export const anyCampaign = (changes: Partial<Campaign> = {}): Campaign => ({
  id: 20,
  marketingCompanyId: 7,
  productId: 3,
  setId: 5,
  version: 1,
  createdAt: at,
  updatedAt: at,
  name: 'Hogaza: problema, correo',
  type: 'email',
  status: 'draft',
  angle: 'pain',
  goal: 'buy',
  language: 'es',
  audience: 'B2C',
  engine: 'template',
  author: 'template',
  metrics: null,
  contentVersion: 1,
  lastVersion: 1,
  approvedVersion: null,
  approvedAt: null,
  contentId: 40,
  networks: [],
  scheduledVersion: null,
  scheduledAt: null,
  changedFacts: [],
  notices: [],
  piece: anyEmail(),
  ...changes,
});

/** The nine campaigns of a set. */
export const nineCampaigns = (): Campaign[] =>
  (Object.keys(pieces) as Piece['type'][]).flatMap((type, row) =>
    angles.map((angle: Angle, column) =>
      anyCampaign({
        id: 20 + row * 3 + column,
        contentId: 40 + row * 3 + column,
        type,
        angle,
        piece: pieces[type](),
      }),
    ),
  );

/** A set of the loaf that is written. */
export const anySet = (changes: Partial<WholeSet> = {}): WholeSet => ({
  id: 5,
  marketingCompanyId: 7,
  productId: 3,
  language: 'es',
  audience: 'B2C',
  goal: 'buy',
  engineVersion: '1',
  createdAt: at,
  updatedAt: at,
  status: 'ready',
  done: 9,
  total: 9,
  notices: [],
  act: null,
  campaigns: nineCampaigns(),
  ...changes,
});

/** A finding about a number that no fact has. */
export const anyFinding = (changes: Partial<Finding> = {}): Finding => ({
  code: 'fact.number',
  at: 'subject',
  words: '73',
  severity: 'error',
  fact: 'feature',
  text: '«73» no está en ningún dato que cite esta frase.',
  ...changes,
});

const validated = (findings: Finding[]): Validated => ({
  findings,
  errors: findings.filter(({ severity }) => severity === 'error').length,
});

/** The product of the sets: ready, with two facts. */
export const readyLoaf = () =>
  anyProduct({
    isReady: true,
    score: 80,
    facts: [anyFact(), anyFact({ id: 'f2', kind: 'advantage', text: 'Aguanta tierna cuatro días' })],
  });

/** A server with a company, its loaf and sets of campaigns; a test may change what is held. */
export function campaignsOnServer(sets: WholeSet[] = [anySet()], found: Finding[] = []) {
  marketingOnServer({ products: [readyLoaf()] });
  fakeApi.answer(marketingPagesApi.list, { rows: [], next: null });
  fakeApi.answer(marketingChannelsApi.list, []);
  fakeApi.answer(marketingPublicationsApi.list, { rows: [], next: null });
  const held = { sets, found };
  const change = (id: string, changes: Partial<Campaign>) => {
    for (const set of held.sets)
      set.campaigns = set.campaigns.map((one) =>
        String(one.id) === id ? { ...one, version: one.version + 1, ...changes } : one,
      );
    const changed = held.sets.flatMap(({ campaigns }) => campaigns).find((one) => String(one.id) === id);
    return { ...(changed ?? anyCampaign()), act: 'a-1' };
  };
  fakeApi.answer(marketingSetsApi.list, () => held.sets.map(({ campaigns: _campaigns, ...set }) => set));
  fakeApi.answer(marketingSetsApi.read, ({ params }) => {
    const set = held.sets.find(({ id }) => String(id) === params.id);
    if (!set) throw new Error(`no set ${params.id}`);
    return set;
  });
  fakeApi.answer(marketingCampaignsApi.validate, () => validated(held.found));
  fakeApi.answer(marketingCampaignsApi.update, ({ params, body }) =>
    change(params.id, { piece: body.piece as Piece, author: 'person', contentVersion: 2, lastVersion: 2 }),
  );
  fakeApi.answer(marketingCampaignsApi.approve, ({ params }) =>
    change(params.id, { status: 'approved', approvedVersion: 1 }),
  );
  return held;
}
