import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { kindWords } from '../communications/kind-words';
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
        {data.rows.map((talk) => (
          <li key={talk.id} className="border-b border-line py-2 text-sm last:border-b-0">
            <p className="text-muted">
              {kindWords(tRecords, talk)} · <Moment at={talk.occurredAt} />
            </p>
            {talk.subject && <p className="font-medium">{talk.subject}</p>}
            {talk.body && <p className="break-words whitespace-pre-line">{talk.body}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
