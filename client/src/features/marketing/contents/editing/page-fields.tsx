import { pieceLimits } from '@shared/marketing/campaigns/limits';
import type { Landing } from '@shared/marketing/campaigns/piece';
import { useTexts } from '@/i18n/use-texts';
import { Disclosure } from '@/ui/controls/disclosure';
import { contentsTexts } from '../texts/contents';
import { AdsFields } from './ads-fields';
import { BlockFields } from './block-fields';
import { LineField, SentencesField, WordsField } from './line-field';
import { PairFields } from './pair-fields';

interface PageFieldsProps {
  value: Landing;
  onChange: (page: Landing) => void;
}

const line = (text: string) => ({ text, facts: [] });

/** The words of a landing page, from its heading to its advertisements. */
export function PageFields({ value, onChange }: PageFieldsProps) {
  const t = useTexts(contentsTexts);
  const put = (changed: Partial<Landing>) => onChange({ ...value, ...changed });
  return (
    <>
      <LineField
        label={t('edit.page.h1')}
        value={value.h1}
        limit={pieceLimits.h1}
        onChange={(h1) => put({ h1 })}
      />
      <LineField
        label={t('edit.page.subtitle')}
        value={value.subtitle}
        rows={2}
        onChange={(subtitle) => put({ subtitle })}
      />
      {value.blocks ? (
        <BlockFields blocks={value.blocks} onChange={(blocks) => put({ blocks })} />
      ) : (
        <EarlierFields value={value} put={put} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <LineField label={t('edit.page.price')} value={value.price} onChange={(price) => put({ price })} />
        <LineField label={t('edit.page.offer')} value={value.offer} onChange={(offer) => put({ offer })} />
      </div>
      {(!value.blocks || value.faq.length > 0) && <FaqFields value={value} put={put} />}
      <WordsField
        label={t('edit.cta')}
        value={value.cta.label}
        limit={pieceLimits.cta}
        onChange={(label) => put({ cta: { ...value.cta, label } })}
      />
      <Disclosure summary={t('edit.page.more')}>
        <div className="grid gap-4">
          <SmallFields value={value} put={put} />
          <AdsFields value={value.ads} onChange={(ads) => put({ ads })} />
        </div>
      </Disclosure>
    </>
  );
}

interface SomeFieldsProps {
  value: Landing;
  put: (changed: Partial<Landing>) => void;
}

/** What stands between the heading and the price of a page from before blocks. */
function EarlierFields({ value, put }: SomeFieldsProps) {
  const t = useTexts(contentsTexts);
  return (
    <>
      <PairFields
        kind="benefits"
        pairs={value.benefits.map(({ title, text }) => ({ first: title, second: text }))}
        most={pieceLimits.benefits.most}
        onChange={(pairs) =>
          put({ benefits: pairs.map(({ first, second }) => ({ title: first, text: second })) })
        }
      />
      <SentencesField label={t('edit.page.facts')} value={value.facts} onChange={(facts) => put({ facts })} />
    </>
  );
}

const FaqFields = ({ value, put }: SomeFieldsProps) => (
  <PairFields
    kind="faq"
    pairs={value.faq.map(({ q, a }) => ({ first: line(q), second: a }))}
    most={pieceLimits.faq.most}
    onChange={(pairs) => put({ faq: pairs.map(({ first, second }) => ({ q: first.text, a: second })) })}
  />
);

/** What stands in the form and in search engines. */
function SmallFields({ value: { form, seo }, put }: SomeFieldsProps) {
  const t = useTexts(contentsTexts);
  return (
    <>
      <WordsField
        label={t('edit.page.consent')}
        rows={2}
        value={form.consent}
        onChange={(consent) => put({ form: { ...form, consent } })}
      />
      <WordsField
        label={t('edit.page.submit')}
        value={form.submit}
        onChange={(submit) => put({ form: { ...form, submit } })}
      />
      <WordsField
        label={t('edit.page.seoTitle')}
        value={seo.title}
        limit={pieceLimits.seoTitle}
        onChange={(title) => put({ seo: { ...seo, title } })}
      />
      <WordsField
        label={t('edit.page.seoDescription')}
        rows={2}
        value={seo.description}
        limit={pieceLimits.seoDescription}
        onChange={(description) => put({ seo: { ...seo, description } })}
      />
    </>
  );
}
