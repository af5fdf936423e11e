import { useLanguage, useTexts } from '@/i18n/use-texts';
import { listFormat } from '@shared/list-format';
import { site } from '@shared/site';
import { type OperatorFacts as Facts, unsetFacts } from '@shared/unset-facts';
import { operatorTexts } from './texts/operator';

const facts = [
  ['name', 'legalName'],
  ['taxId', 'taxId'],
  ['address', 'address'],
  ['registry', 'registry'],
  ['email', 'email'],
  ['phone', 'phone'],
] as const;

/** What has no example, so it can be missing. */
const withoutExample = ['taxId', 'address', 'registry'] as const;

const schemes: Partial<Record<string, (text: string) => string>> = {
  email: (text) => `mailto:${text}`,
  phone: (text) => `tel:${text.replaceAll(' ', '')}`,
};

function Fact({ kind, text }: { kind: string; text: string }) {
  const address = schemes[kind];
  if (!address) return text;
  return (
    <a
      href={address(text)}
      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline sm:min-h-0"
    >
      {text}
    </a>
  );
}

/** The operator of the site; what is not configured is named once, after the rest. */
export function OperatorFacts({ operator = site }: { operator?: Facts }) {
  const t = useTexts(operatorTexts);
  const { language } = useLanguage();
  const unset = unsetFacts(operator);
  const missing = withoutExample.filter((name) => unset.some(({ fact }) => fact === name));
  const names = missing.map((name) => t(`missing.${name}`));
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, fact]) => {
          const text = operator[fact];
          return (
            text && (
              <div key={label} className="sm:contents">
                <dt className="text-muted">{t(`${label}`)}</dt>
                <dd className="font-medium">
                  <Fact kind={label} text={text} />
                </dd>
              </div>
            )
          );
        })}
      </dl>
      {missing.length > 0 && (
        <p className="text-sm text-muted">
          {t('unset', { count: missing.length, facts: listFormat(language).format(names) })}
        </p>
      )}
    </div>
  );
}
