import { expect, test } from 'vitest';
import { enquiries } from '../../../shared/enquiries/endpoints';
import { testApp } from '../../testing/app';
import { rowsOf } from '../../testing/database';
import { messages } from '../../../shared/messages';

const enquiry = {
  name: 'Núria Ñandú',
  email: 'nuria@example.org',
  company: 'Espiga & Hijos <S.L.>',
  service: 'Consultoría IA',
  subject: 'Formulario de Contacto - Servicio Consultoría IA',
  message: 'Hola:\n\n¿Cuánto cuesta? 🚀 <script>alert(1)</script>',
};
const inSpanish = { 'Accept-Language': 'es' };

test('an enquiry is stored unread, and reaches the staff with reply-to set to the visitor', async () => {
  const { anonymous, db, runJobs, mailbox } = await testApp({ config: { contactTo: 'staff@example.org' } });
  const answer = await anonymous(enquiries.send, { body: enquiry, headers: inSpanish });
  expect([answer.status, answer.body]).toEqual([
    200,
    { message: '¡Tu mensaje se ha enviado correctamente! Te contactaremos pronto.', id: 1 },
  ]);
  expect(await rowsOf(db, 'select * from contact_messages')).toMatchObject([{ ...enquiry, read: false }]);

  await runJobs();
  const staff = mailbox.find(({ id }) => id === 'enquiry-1');
  expect(staff).toMatchObject({
    to: { address: 'staff@example.org' },
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject: enquiry.subject,
  });
  expect(staff?.text).toContain(enquiry.message);
  expect(staff?.html).toContain('&#60;script&#62;');
  expect(staff?.html).not.toContain('<script>');
});

test.each([
  ['es', 'Hemos recibido tu mensaje'],
  ['en', 'We have received your message'],
])('the visitor gets a confirmation in %s that holds nothing they typed', async (language, subject) => {
  const { anonymous, runJobs, mailbox } = await testApp();
  await anonymous(enquiries.send, { body: enquiry, headers: { 'Accept-Language': language } });
  await runJobs();
  const confirmation = mailbox.find(({ to }) => to.address === enquiry.email);
  expect(confirmation).toMatchObject({ subject, to: { name: '' } });
  const everything = JSON.stringify({ ...confirmation, to: undefined });
  for (const typed of [enquiry.name, 'Espiga', 'Cuánto']) expect(everything).not.toContain(typed);
});

test.each([{ company: '' }, { company: null }, {}])(
  'without a company (%j) "No especificada" is stored, and the mail says so in its own language',
  async (company) => {
    const { anonymous, db, runJobs, mailbox } = await testApp();
    const { company: _company, ...rest } = enquiry;
    for (const language of ['en', 'es'])
      await anonymous(enquiries.send, {
        body: { ...rest, ...company },
        headers: { 'Accept-Language': language },
      });
    await runJobs();
    expect(await rowsOf(db, 'select company from contact_messages')).toEqual([
      { company: 'No especificada' },
      { company: 'No especificada' },
    ]);
    const textOf = (mail: string) => mailbox.find(({ id }) => id === mail)?.text;
    expect(textOf('enquiry-1')).toContain('Company: Not specified');
    expect(textOf('enquiry-1')).not.toContain('No especificada');
    expect(textOf('enquiry-2')).toContain('Empresa: No especificada');
  },
);

test.each([
  ['name', 'Eva\r\nBcc: all@example.org', messages['text.control']],
  ['name', '', 'required'],
  ['email', 'eva@example.org\r\nBcc: all@example.org', 'invalid'],
  ['email', 'eva', 'invalid'],
  ['email', `${'x'.repeat(250)}@example.org`, 'long'],
  ['subject', 'a\nb', messages['text.control']],
  ['message', 'x'.repeat(5_001), 'long'],
  ['message', 'a\0b', messages['text.nul']],
  ['leaveEmpty', 'I am a robot', 'invalid'],
])('%s %j is refused beside the field and nothing is stored', async (field, value) => {
  const { anonymous, db } = await testApp();
  const answer = await anonymous(enquiries.send, {
    body: { ...enquiry, [field]: value },
    headers: inSpanish,
  });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  expect(answer.body.message).toBe('Revisa los campos marcados');
  expect(await rowsOf(db, 'select 1 from contact_messages')).toEqual([]);
});

test('an enquiry of a megabyte is 413, one that is not JSON 415, and broken JSON 400', async () => {
  const { agent } = await testApp();
  const post = (type: string, body: string) =>
    agent().post('/api/contact/send-email').set('Content-Type', type).send(body);
  const large = await post(
    'application/json',
    JSON.stringify({ ...enquiry, message: 'x'.repeat(1_000_000) }),
  );
  const statuses = [large, await post('text/plain', 'hello'), await post('application/json', '{"name":')].map(
    ({ status, body }) => [status, Object.keys(body)],
  );
  expect(statuses).toEqual([
    [413, ['message']],
    [415, ['message']],
    [400, ['message']],
  ]);
});

test('the eleventh enquiry of an hour from one address is told when to come back', async () => {
  const { anonymous, db } = await testApp();
  for (let sent = 0; sent < 10; sent += 1) await anonymous(enquiries.send, { body: enquiry });
  const refused = await anonymous(enquiries.send, { body: enquiry, headers: inSpanish });
  expect(refused.status).toBe(429);
  expect(refused.body.message).toMatch(/^Demasiados intentos\. Vuelve a intentarlo en \d+ minutos\.$/);
  expect(await rowsOf(db, 'select 1 from contact_messages')).toHaveLength(10);
});

test('one mailbox gets three confirmations an hour, the staff every enquiry, and the answer is the same', async () => {
  const { agent, db, runJobs, mailbox } = await testApp({ config: { trustProxy: 1 } });
  const spellings = [
    'eva@example.org',
    'EVA@example.org',
    'eva+1@example.org',
    'eva+2@Example.org',
    'eva@example.org',
  ];
  const answers = [];
  for (const [index, email] of [...spellings, 'ana@example.org'].entries()) {
    const call = agent().post('/api/contact/send-email').set('X-Forwarded-For', `192.0.2.${index}`);
    const { status, body } = await call.send({ ...enquiry, email });
    answers.push([status, { ...body, id: body.id - index }]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await runJobs();
  expect(await rowsOf(db, 'select 1 from contact_messages')).toHaveLength(6);
  expect(mailbox.filter(({ id }) => /^enquiry-\d+$/.test(id))).toHaveLength(6);
  const confirmed = mailbox.filter(({ id }) => id.endsWith('-confirmation')).map(({ to }) => to.address);
  expect(confirmed.sort()).toEqual([
    'EVA@example.org',
    'ana@example.org',
    'eva+1@example.org',
    'eva@example.org',
  ]);
});
