import { expect, test } from 'vitest';
import { leadTasks } from '../../shared/leads/tasks/endpoints';
import { testApp } from './app';

/** A task in the account of an owner, and somebody who is a member there and has an account of their own. */
async function withTask() {
  const app = await testApp();
  const owner = await app.build.user();
  const theirs = await app.as(owner);
  const { body } = await theirs(leadTasks.create, { body: { title: 'Call', due: null } });
  const member = await app.build.member(owner.owner, 'reader');
  const read = async (person: typeof owner, id: number = body.id) =>
    (await app.as(person))(leadTasks.read, { params: { id } });
  return { ...app, owner, member, id: body.id as number, read };
}

test('a colleague’s link that is followed in another account names the account that has it', async () => {
  const { read, member, owner } = await withTask();
  const answer = await read(member);
  expect([answer.status, answer.body.elsewhere]).toEqual([404, { id: owner.owner, name: owner.name }]);
});

test('a stranger, and a member who asks for what is nowhere, learn nothing', async () => {
  const { read, member, build, id } = await withTask();
  expect((await read(await build.user())).body).not.toHaveProperty('elsewhere');
  expect((await read(member, id + 1)).body).not.toHaveProperty('elsewhere');
});

test('a change is made in no other account than the one it is for', async () => {
  const { as, build, owner, id } = await withTask();
  const editor = await build.member(owner.owner, 'editor');
  const removed = await (await as(editor))(leadTasks.remove, { params: { id } });
  expect([removed.status, removed.body.elsewhere]).toEqual([404, undefined]);
});
