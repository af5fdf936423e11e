import { createHash } from 'node:crypto';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { leadMails } from '../../../../../shared/leads/mails/endpoints';
import { mailMessages } from '../../../../../shared/leads/mails/messages';
import { recordAddress } from '../../../../../shared/leads/sections';
import { conflict } from '../../../../platform/http/errors';
import { messages } from '../../../../../shared/messages';
import { aLine, aRecord, aText, idIn, needed } from '../../../../platform/tools/arguments';
import { sending } from '../../../../platform/tools/preview';
import { both } from '../../../../platform/tools/texts';
import { defineTool } from '../../../../platform/tools/tool';
import { labels } from '../words';

/** The same text to the same person is one mail, however often it is confirmed. */
const keyOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 40);

export const emailContact = defineTool({
  name: 'email_contact',
  title: both('Write an email', 'Escribir un correo'),
  about: 'Sends an email to the main address of a contact.',
  endpoints: [leadMails.send, leadContacts.read, leadMails.sender],
  effect: 'outward',
  takes: {
    contact: needed(aRecord(labels.contact, 'contact')),
    subject: needed(aLine(labels.subject, 300)),
    text: needed(aText(labels.text)),
  },
  async preview({ contact, subject, text }, use) {
    const { email } = await use.ask(leadContacts.read, { params: { id: idIn(contact) } });
    if (!email) throw conflict(messages['email.required']);
    const { maySend, isProven, address } = await use.ask(leadMails.sender);
    if (!maySend || !isProven) throw conflict(mailMessages['sender.unproven']);
    return sending([await use.named(contact)], { recipients: [email], subject, text }, [
      both(`Answers go to ${address}`, `Las respuestas llegan a ${address}`),
    ]);
  },
  async does({ contact, subject, text }, { ask, now, named }) {
    const params = { id: idIn(contact) };
    const { email, version } = await ask(leadContacts.read, { params });
    await ask(leadMails.send, {
      params,
      body: {
        key: keyOf(contact, String(version), now.toISOString().slice(0, 10), subject, text),
        address: email ?? '',
        subject,
        body: text,
      },
    });
    const { name } = await named(contact);
    return { done: null, result: { ref: contact, name, url: recordAddress('contacts', params.id) } };
  },
});
