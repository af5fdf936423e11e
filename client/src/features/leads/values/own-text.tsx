import type { OwnField } from '@shared/leads/fields/endpoints';
import { choiceLabels } from '@shared/leads/fields/choice-labels';
import type { OwnValue } from '@shared/leads/tables';
import { useValueText } from './use-value-text';

/** A value of an own field as text; a dash stands for none. */
export function OwnText({ field, value }: { field: OwnField; value: unknown }) {
  const textOf = useValueText();
  if (value === null || value === undefined || value === '') return '–';
  const { kind } = field;
  switch (kind) {
    case 'money':
      return textOf(kind, value, field.currency ?? undefined);
    case 'number':
    case 'date':
    case 'boolean':
      return textOf(kind, value);
    case 'choice':
    case 'choices':
      return choiceLabels(field, value as OwnValue).join(', ') || '–';
    case 'text':
    case 'link':
    case 'email':
    case 'phone':
      return <Written kind={kind} text={typeof value === 'string' ? value : ''} />;
  }
}

const hrefs: Partial<Record<OwnField['kind'], (text: string) => string>> = {
  link: (text) => (/^https?:\/\//i.test(text) ? text : `https://${text}`),
  email: (text) => `mailto:${text}`,
  phone: (text) => `tel:${text.replace(/[^\d+]/g, '')}`,
};

/** A text, or a link to what it names. */
function Written({ kind, text }: { kind: OwnField['kind']; text: string }) {
  const href = hrefs[kind]?.(text);
  if (!href) return text;
  const apart = kind === 'link' && { target: '_blank', rel: 'noreferrer' };
  return (
    <a href={href} {...apart} className="text-brand underline underline-offset-2">
      {text}
    </a>
  );
}
