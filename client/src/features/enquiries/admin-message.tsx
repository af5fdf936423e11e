import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Button } from '@/ui/controls/button';
import { adminTexts } from './texts/admin';

/** About the content of six lines. */
const SHORT = { characters: 400, lines: 6 };

const isLong = (message: string) =>
  message.length > SHORT.characters || message.split('\n').length > SHORT.lines;

/** The visitor's message; a long one is cut until the user opens it. */
export function AdminMessage({ message }: { message: string }) {
  const t = useTexts(adminTexts);
  const [whole, setWhole] = useState(false);
  const long = isLong(message);
  return (
    <div>
      <p className={classNames('max-w-measure whitespace-pre-wrap', long && !whole && 'line-clamp-6')}>
        {message}
      </p>
      {long && (
        <Button variant="quiet" aria-expanded={whole} className="-ml-4" onClick={() => setWhole(!whole)}>
          {t(whole ? 'enquiry.start' : 'enquiry.whole')}
        </Button>
      )}
    </div>
  );
}
