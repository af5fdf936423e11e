import { useTexts } from '@/i18n/use-texts';
import { site } from '@shared/site';
import type { OperatorFacts as Facts } from '@shared/unset-facts';
import { frameTexts } from '../frame/texts/frame';
import { operatorTexts } from './texts/operator';

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

/** The operator of the site, as far as it is set, and when it answers. */
export function OperatorFacts({ operator = site }: { operator?: Facts }) {
  const t = useTexts(operatorTexts);
  const tFrame = useTexts(frameTexts);
  const { opens, closes } = site.hours;
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-5 sm:grid-cols-[auto_1fr]">
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
      <div className="sm:contents">
        <dt className="text-muted">{tFrame('contact.hours')}</dt>
        <dd className="font-medium">{tFrame('contact.hoursText', { opens, closes })}</dd>
      </div>
    </dl>
  );
}
