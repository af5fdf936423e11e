import type { OwnField } from '@shared/leads/fields/endpoints';
import { choiceLabels } from '@shared/leads/fields/choice-labels';
import type { OwnValue } from '@shared/leads/tables';
import { site } from '@shared/site';
import { formatDate, formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { moneyText } from '@/lib/values/money';
import { recordsTexts } from './texts/records';

/** A value of an own field as text; a dash stands for none. */
export function OwnText({ field, value }: { field: OwnField; value: unknown }) {
  const t = useTexts(recordsTexts);
  const { language } = useLanguage();
  if (value === null || value === undefined || value === '') return '–';
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'money':
      return moneyText(Number(value), field.currency ?? site.currency, language);
    case 'number':
      return formatNumber(Number(value), language, { maximumFractionDigits: 20 });
    case 'date':
      return formatDate(text, language, { dateStyle: 'medium' });
    case 'boolean':
      return t(value === true ? 'yes' : 'no');
    case 'choice':
    case 'choices':
      return choiceLabels(field, value as OwnValue).join(', ') || '–';
    default:
      return <Written kind={field.kind} text={text} />;
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
