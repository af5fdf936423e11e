import { expect, test } from 'vitest';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import { reports } from '../../../../shared/consulting/report/endpoints';
import { shares } from '../../../../shared/consulting/shares/endpoints';
import { swotEntries } from '../../../../shared/consulting/swot/endpoints';
import { digitalization } from '../../../../shared/consulting/report/figures/digitalization';
import type { CompanyData } from '../../../../shared/consulting/report/company-data';
import { testApp } from '../../../testing/app';
import { readPdf } from './testing/read-pdf';

async function withReport(name = 'Panadería Ñandú') {
  const test = await testApp();
  const { owner, company } = await test.build.company(undefined, { name });
  await test.build.items(company.id);
  const report = await test.build.report(company);
  return { ...test, company, report, call: await test.as(owner), params: { companyId: company.id } };
}

type Given = Awaited<ReturnType<typeof withReport>>;

/** Without something from outside, a report leaves the SWOT analysis out. */
const addOpportunity = (call: Given['call'], { companyId }: Given['params']) =>
  call(swotEntries.create, { body: { kind: 'opportunity', description: 'A new quarter', companyId } });

test('the owner gets the report in the language asked for, with the same figures', async () => {
  const { call, params } = await withReport();
  const answers = {
    en: await call(reports.pdf, { params, query: { language: 'en' } }),
    es: await call(reports.pdf, { params, query: { language: 'es' } }),
  };
  const snapshot: CompanyData = (await call(reports.snapshot, { params })).body;
  const { score } = digitalization(snapshot);
  const title = { en: 'Consulting report: Panadería Ñandú', es: 'Informe de consultoría: Panadería Ñandú' };
  for (const language of ['en', 'es'] as const) {
    expect(answers[language].status).toBe(200);
    expect(answers[language].headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const pdf = readPdf(answers[language].body);
    expect([pdf.title, pdf.language]).toEqual([title[language], language]);
    const runs = pdf.pages.flatMap((page) => page.runs);
    expect(runs.find(({ size }) => size === 30)?.text).toBe(String(score));
  }
  expect(answers.es.headers['content-disposition']).toBe(
    `attachment; filename="Informe de consultoria - Panaderia Nandu.pdf"; filename*=UTF-8''Informe%20de%20consultor%C3%ADa%20-%20Panader%C3%ADa%20%C3%91and%C3%BA.pdf`,
  );
});

test('it prints the texts that somebody wrote, and in the other language what the data say', async () => {
  const { call, params } = await withReport();
  const asMade = readPdf((await call(reports.pdf, { params })).body);
  expect(asMade.language).toBe('en');
  expect(asMade.text).toContain('Analysis\nAnalysis\n');
  expect(asMade.text).not.toContain('made in English');
  const other = readPdf((await call(reports.pdf, { params, query: { language: 'es' } })).body);
  expect(other.text).toContain('original en inglés; esta es la versión en español, con los mismos datos');
  expect(other.text).toContain('Prioridad 4/5');
  expect(other.text).not.toContain('Analysis');
});

test('later changes of the company show in its SWOT analysis, and nowhere else', async () => {
  const { call, params } = await withReport();
  await call(companies.update, { params, body: { name: 'New name' } });
  await addOpportunity(call, params);
  const { text, title } = readPdf((await call(reports.pdf, { params })).body);
  expect(title).toBe('Consulting report: Panadería Ñandú');
  expect(text).not.toContain('New name');
  expect(text).toContain('Opportunities (1)');
  expect(text).toContain('A new quarter');
});

test('there is none without a report, for a stranger, or in a language that we do not write', async () => {
  const { as, build, call, params } = await withReport();
  const { owner, company: bare } = await build.company();
  const noReport = await (await as(owner))(reports.pdf, { params: { companyId: bare.id } });
  expect([noReport.status, noReport.body]).toEqual([404, { message: 'This company has no report yet' }]);
  const stranger = await (await as(owner))(reports.pdf, { params });
  expect([stranger.status, stranger.body.message]).toEqual([
    404,
    'Company not found or you do not have permission to access',
  ]);
  const french = await call(reports.pdf, { params, query: { language: 'fr' as 'en' } });
  expect([french.status, Object.keys(french.body.fields)]).toEqual([400, ['language']]);
});

test('whoever has the link gets it too, until the link is withdrawn or its time is over', async () => {
  const { anonymous, build, call, params, report } = await withReport();
  await addOpportunity(call, params);
  const share = await build.share(report);
  const read = (token: string) => anonymous(shares.pdf, { params: { token }, query: { language: 'es' } });
  const answer = await read(share.token);
  expect(answer.status).toBe(200);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  const pdf = readPdf(answer.body);
  expect(pdf.bookmarks).toContain('Análisis DAFO');
  expect(pdf.text).not.toMatch(/\bEva\b/);

  await call(shares.withdraw, { params: { id: share.id } });
  const over = await build.share(report, { expiresAt: new Date(Date.now() - 1) });
  for (const token of [share.token, over.token, 'made-up']) {
    const refused = await read(token);
    expect(refused.status).toBe(404);
    expect(refused.headers['content-type']).toMatch('application/json');
  }
});

test('a link that leaves the SWOT analysis out leaves it out of the PDF', async () => {
  const { anonymous, build, call, params, report } = await withReport();
  await addOpportunity(call, params);
  const { token } = await build.share(report, { withSwot: false });
  const { bookmarks, text } = readPdf((await anonymous(shares.pdf, { params: { token } })).body);
  expect(bookmarks).not.toContain('SWOT analysis');
  expect(text).not.toContain('Opportunities');
});

test('nobody makes more than sixty PDFs in five minutes', async () => {
  const { call, params, db } = await withReport();
  await call(reports.pdf, { params });
  await db.execute("update rate_limits set points = 60 where key like 'reportPdf%'");
  const answer = await call(reports.pdf, { params });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('the server answers others while reports are being drawn', async () => {
  const { agent, call, params } = await withReport();
  let drawn = 0;
  const drawing = Array.from({ length: 3 }, async () => {
    const { status } = await call(reports.pdf, { params });
    drawn += 1;
    return status;
  });
  for (let asked = 0; asked < 20; asked += 1) expect((await agent().get('/healthz')).status).toBe(200);
  expect(drawn).toBeLessThan(3);
  expect(await Promise.all(drawing)).toEqual([200, 200, 200]);
});

test('an account has one PDF made at a time, and two wait; who asks for more is asked to wait', async () => {
  const { call, params } = await withReport();
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async () => (await call(reports.pdf, { params })).status),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429, 429]);
});

test('a report that would take too long is refused at once, and says how to have it printed', async () => {
  const { anonymous, build, call, db, params, report } = await withReport();
  await db.execute("update reports set analysis = repeat('A long line. ', 200000)");
  const { token } = await build.share(report);
  const said = {
    en: 'This report is too long for a PDF. Print it from its page instead.',
    es: 'Este informe es demasiado largo para un PDF. Imprímelo desde la página del informe.',
  };
  for (const language of ['en', 'es'] as const) {
    const headers = { 'Accept-Language': language };
    const answers = [
      await call(reports.pdf, { params, headers }),
      await anonymous(shares.pdf, { params: { token }, headers }),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([413, { message: said[language] }]);
  }
});
