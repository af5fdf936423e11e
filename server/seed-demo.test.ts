import { expect, test } from 'vitest';
import { demoAccount } from './features/auth/demo-account';
import { type CompanySummary, companies } from '../shared/consulting/companies/endpoints';
import { departments, problems } from '../shared/consulting/items/endpoints';
import { reports } from '../shared/consulting/report/endpoints';
import { swot } from '../shared/consulting/swot/endpoints';
import { completeness } from '../shared/consulting/report/readiness';
import type { Problem } from '../shared/consulting/items/tables';
import { findUserByEmail } from './features/auth/auth.queries';
import { seedDemo } from './seed-demo';
import { testApp } from './testing/app';

test('the demo shows a company whose parts are all filled in, and one that is not ready yet', async () => {
  const { as, db } = await testApp();
  await seedDemo(db);
  await seedDemo(db);
  const owner = await findUserByEmail(db, demoAccount.email);
  const call = await as(owner!);
  const listed: CompanySummary[] = (await call(companies.list)).body;
  expect(listed.map(({ counts, hasReport }) => [completeness(counts).percent, hasReport])).toEqual([
    [80, false],
    [100, true],
  ]);

  const params = { companyId: listed[1]!.id };
  const names = new Map<number, string>(
    (await call(departments.list, { params })).body.map(({ id, name }: { id: number; name: string }) => [
      id,
      name,
    ]),
  );
  const hurt: Problem[] = (await call(problems.list, { params })).body;
  expect(hurt.map(({ departmentId }) => names.get(departmentId!))).toEqual(['Ventas', 'Obrador', 'Ventas']);
  const { opportunities, threats } = (await call(swot.read, { params })).body;
  expect([opportunities.length, threats.length]).toEqual([2, 2]);
  const snapshot = (await call(reports.snapshot, { params })).body;
  expect(snapshot.problems.map(({ id }: Problem) => id)).toEqual(hurt.map(({ id }) => id));
});
