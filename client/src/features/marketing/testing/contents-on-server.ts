import { marketingCampaignsApi } from '@shared/marketing/campaigns/editing/endpoints';
import { marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import { marketingContentsApi as api } from '@shared/marketing/contents/endpoints';
import type { Email, Line } from '@shared/marketing/campaigns/piece';
import { fakeApi } from '@/testing/fake-api';
import type { Content, ListedContent, ListedVersion } from '../contents/reads';
import { anyProduct, marketingOnServer } from './marketing-on-server';

const at = '2026-11-20T09:00:00.000Z';
const line = (text: string): Line => ({ text, facts: [] });

/** An email about the loaf. */
export const anyEmail = (changes: Partial<Email> = {}): Email => ({
  subject: line('¿Otra vez pan duro a la basura?'),
  altSubject: line('El pan del lunes, tierno el jueves'),
  preheader: line('La hogaza de 900 g que aguanta tierna cuatro días, por 5,80 €.'),
  blocks: [
    { part: 'A', lines: [line('El pan del lunes no llega al miércoles.')] },
    { part: 'I', lines: [line('Nuestra hogaza fermenta 24 horas en frío.')] },
    { part: 'D', lines: [line('Aguanta tierna cuatro días.')] },
    { part: 'X', lines: [line('Resérvala antes de las 20:00.')] },
  ],
  cta: { label: 'Reservar mi hogaza', goal: 'buy' },
  ...changes,
});

/** A content that stands alone: an email for consumers, in its second version. */
export const anyContent = (changes: Partial<Content> = {}): Content => ({
  id: 11,
  version: 3,
  createdAt: at,
  updatedAt: at,
  marketingCompanyId: 7,
  productId: 3,
  campaignId: null,
  name: 'Hogaza: problema, correo',
  type: 'email template',
  language: 'es',
  audience: 'B2C',
  number: 2,
  lastVersion: 2,
  firstLine: 'El pan del lunes no llega al miércoles.',
  nextLine: 'Aguanta tierna cuatro días.',
  author: 'person',
  by: 'Marta',
  productName: 'Hogaza de masa madre',
  angle: null,
  status: null,
  pictureId: null,
  piece: { type: 'email', content: anyEmail() },
  ...changes,
});

export const anyVersion = (changes: Partial<ListedVersion> = {}): ListedVersion => ({
  number: 1,
  author: 'template',
  engine: 'template',
  by: null,
  restores: null,
  at,
  approvedAt: null,
  ...changes,
});

const listed = ({ piece: _piece, ...content }: Content): ListedContent => content;

/** A server with the contents of a company; the answers may be changed by a test. */
export function contentsOnServer(contents: Content[] = [anyContent()]) {
  const held = {
    ...marketingOnServer({ products: [anyProduct({ url: 'https://espiga.example/hogaza' })] }),
    contents,
  };
  const contentIn = (id: string) => {
    const found = held.contents.find((content) => String(content.id) === id);
    if (!found) throw new Error(`no content ${id}`);
    return found;
  };
  const first = anyEmail({ subject: line('Pan para cuatro días') });
  fakeApi.answer(marketingPagesApi.list, { rows: [], next: null });
  fakeApi.answer(api.read, ({ params }) => contentIn(params.id));
  fakeApi.answer(api.list, ({ search }) => {
    const words = search.get('q')?.toLowerCase() ?? '';
    const rows = held.contents.filter(({ name }) => name.toLowerCase().includes(words));
    return { rows: rows.map(listed), next: null };
  });
  fakeApi.answer(api.count, ({ search }) => ({
    count: search.get('filter') ? 0 : held.contents.length,
    more: false,
  }));
  fakeApi.answer(api.versions, [
    anyVersion({ number: 2, author: 'person', by: 'Marta' }),
    anyVersion({ approvedAt: at }),
  ]);
  fakeApi.answer(api.version, { ...anyVersion(), piece: { type: 'email', content: first } });
  fakeApi.answer(marketingCampaignsApi.list, { rows: [], next: null });
  return held;
}
