import { expect, test } from 'vitest';
import { companies } from '../../../../shared/consulting/companies/endpoints';
import { departments, problems } from '../../../../shared/consulting/items/endpoints';
import { testApp } from '../../../testing/app';

async function withDepartment() {
  const { as, build } = await testApp();
  const { owner, company } = await build.company();
  const { department } = await build.items(company.id);
  const call = await as(owner);
  const add = (departmentId: unknown) =>
    call(problems.create, { body: { description: 'Slow', departmentId, companyId: company.id } });
  return { as, build, owner, call, add, department, companyId: company.id };
}

test('a problem may say which department it hurts, and stop saying so', async () => {
  const { call, add, department } = await withDepartment();
  const made = await add(department.id);
  expect([made.status, made.body.departmentId]).toEqual([201, department.id]);
  const params = { id: made.body.id };
  expect((await call(problems.update, { params, body: { priority: 1 } })).body).toMatchObject({
    priority: 1,
    departmentId: department.id,
  });
  expect(
    (await call(problems.update, { params, body: { departmentId: null } })).body.departmentId,
  ).toBeNull();
  const again = await call(problems.update, { params, body: { departmentId: department.id } });
  expect([again.status, again.body.departmentId]).toEqual([200, department.id]);
});

test('a department of another company, or none, is refused beside the field', async () => {
  const { build, owner, call, add } = await withDepartment();
  const made = await add(null);
  const { company: sibling } = await build.company(owner);
  const { department: ofSibling } = await build.items(sibling.id);
  const { company: foreign } = await build.company();
  const { department: ofStranger } = await build.items(foreign.id);
  for (const departmentId of [ofSibling.id, ofStranger.id, 2_000_000_000]) {
    const answers = [
      await add(departmentId),
      await call(problems.update, { params: { id: made.body.id }, body: { departmentId } }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.fields]).toEqual([400, { departmentId: 'Elige un departamento de esta empresa' }]);
    }
  }
});

test('a problem outlives its department', async () => {
  const { call, add, department, companyId } = await withDepartment();
  const made = await add(department.id);
  await call(departments.remove, { params: { id: department.id } });
  const { body } = await call(problems.list, { params: { companyId } });
  expect(body).toContainEqual({ ...made.body, departmentId: null });
});

test('a problem of a department that is being deleted is added, refused or set free, never a failure', async () => {
  const { build, call, add, companyId } = await withDepartment();
  for (let round = 0; round < 10; round += 1) {
    const { department } = await build.items(companyId);
    const answers = await Promise.all([
      add(department.id),
      call(departments.remove, { params: { id: department.id } }),
      add(department.id),
    ]);
    expect(answers.filter(({ status }) => ![201, 204, 400].includes(status))).toEqual([]);
    const { body } = await call(problems.list, { params: { companyId } });
    expect(body).not.toContainEqual(expect.objectContaining({ departmentId: department.id }));
  }
});

test('a problem of a company that is being deleted is added or not found, never a deadlock', async () => {
  const { build, owner, call } = await withDepartment();
  for (let round = 0; round < 10; round += 1) {
    const { company } = await build.company(owner);
    const { department, problem } = await build.items(company.id);
    const body = { description: 'x', departmentId: department.id, companyId: company.id };
    const answers = await Promise.all([
      call(problems.create, { body }),
      call(problems.update, { params: { id: problem.id }, body: { departmentId: department.id } }),
      call(companies.remove, { params: { companyId: company.id } }),
      call(problems.create, { body }),
    ]);
    expect(answers.filter(({ status }) => ![200, 201, 204, 400, 404].includes(status))).toEqual([]);
  }
});
