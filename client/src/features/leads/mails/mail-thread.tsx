import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { listOf } from '../records';
import { recordsTexts } from '../texts/records';
import { Moment } from '../values/cells';
import { mailsTexts } from './texts/mails';

/** Communications that are shown below a mail that is written. */
const SHOWN = 3;

/** What was last said with a contact, the newest first, for whoever answers it. */
export function MailThread({ contact }: { contact: number }) {
  const t = useTexts(mailsTexts);
  const tRecords = useTexts(recordsTexts);
  const { data } = useQuery(listOf('communications', { contact, sort: '-occurredAt', limit: SHOWN }));
  if (!data || data.rows.length === 0) return null;
  return (
    <section aria-label={t('thread')} className="mt-6 border-t border-line pt-4">
      <h3 className="text-base font-semibold">{t('thread')}</h3>
      <ol className="mt-1">
        {data.rows.map(({ id, type, subject, body, occurredAt }) => (
          <li key={id} className="border-b border-line py-2 text-sm last:border-b-0">
            <p className="text-muted">
              {tRecords(`type.${type}`)} · <Moment at={occurredAt} />
            </p>
            {subject && <p className="font-medium">{subject}</p>}
            {body && <p className="break-words whitespace-pre-line">{body}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
