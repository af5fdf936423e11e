import { useTexts } from '@/i18n/use-texts';
import { site } from '@shared/site';
import { operatorTexts } from '../texts/operator';

interface Operator {
  legalName: string;
  taxId: string | undefined;
  address: string | undefined;
  registry: string | undefined;
  email: string;
  phone: string;
}

const facts = [
  ['name', 'legalName'],
  ['taxId', 'taxId'],
  ['address', 'address'],
  ['registry', 'registry'],
  ['email', 'email'],
  ['phone', 'phone'],
] as const;

const schemes: Partial<Record<string, (text: string) => string>> = {
  email: (text) => `mailto:${text}`,
  phone: (text) => `tel:${text.replaceAll(' ', '')}`,
};

function Fact({ kind, text, unset }: { kind: string; text: string | undefined; unset: string }) {
  const address = schemes[kind];
  if (!text || !address) return text ?? unset;
  return (
    <a
      href={address(text)}
      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline sm:min-h-0"
    >
      {text}
    </a>
  );
}

/** The operator of the site. A detail that is not configured is shown as missing. */
export function OperatorFacts({ operator = site }: { operator?: Operator }) {
  const t = useTexts(operatorTexts);
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-5 sm:grid-cols-[auto_1fr]">
      {facts.map(([label, fact]) => (
        <div key={label} className="sm:contents">
          <dt className="text-muted">{t(`${label}`)}</dt>
          <dd className={operator[fact] ? 'font-medium' : 'text-muted italic'}>
            <Fact kind={fact} text={operator[fact]} unset={t('unset')} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
