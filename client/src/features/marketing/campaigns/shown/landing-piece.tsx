import type { Landing, Line } from '@shared/marketing/campaigns/piece';
import { useTexts } from '@/i18n/use-texts';
import { campaignsTexts } from '../texts/campaigns';
import { BrandButton } from './brand-button';
import { LandingTop } from './landing-top';
import { LandingForm } from './landing-form';
import { ShownBlock } from './shown-block';
import { SearchAndAds } from './search-and-ads';
import { NewText } from './sentences';
import { Sentence } from './sentence';

/** A landing page from its heading to its form, and what search engines and advertisements show of it. */
export function LandingPiece({ content }: { content: Landing }) {
  const { h1, subtitle, blocks, price, offer, form, cta, seo, ads } = content;
  return (
    <>
      {/* Visitors get it on paper, whatever theme its maker works in. */}
      <div className="on-paper bg-surface">
        <LandingTop />
        <div className="grid gap-6 p-4">
          <div className="grid gap-2">
            <div className="text-2xl leading-tight font-semibold text-balance">
              <Sentence at="h1" line={h1} />
            </div>
            <div className="text-lg text-muted">
              <Sentence at="subtitle" line={subtitle} />
            </div>
            {blocks && <Price price={price} offer={offer} />}
            <div className="mt-2">
              <BrandButton at="cta.label" label={cta.label} />
            </div>
          </div>
          <Body content={content} />
          <LandingForm form={form} />
        </div>
      </div>
      <SearchAndAds seo={seo} ads={ads} />
    </>
  );
}

/** What stands between the heading and the form: blocks, or the parts of a page from before them. */
function Body({ content }: { content: Landing }) {
  const t = useTexts(campaignsTexts);
  const { blocks, facts, benefits, price, offer, faq } = content;
  return (
    <>
      {blocks?.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a block is its place
        <ShownBlock key={index} at={`blocks.${index}`} block={block} />
      ))}
      {!blocks && <Facts facts={facts} />}
      {!blocks && <Benefits benefits={benefits} />}
      {!blocks && <Price price={price} offer={offer} />}
      {(!blocks || faq.length > 0) && <Questions faq={faq} title={t('landing.faq')} />}
    </>
  );
}

const Facts = ({ facts }: Pick<Landing, 'facts'>) => (
  <ul className="grid gap-1.5 border-y border-line py-4">
    {facts.map((line, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a fact is its place
      <li key={index} className="flex gap-2 before:text-brand before:content-['–']">
        <div className="min-w-0 grow">
          <Sentence at={`facts.${index}`} line={line} />
        </div>
      </li>
    ))}
    <NewText at={`facts.${facts.length}`} />
  </ul>
);

const Benefits = ({ benefits }: Pick<Landing, 'benefits'>) => (
  <div className="grid gap-4">
    {benefits.map(({ title, text }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a benefit is its place
      <div key={index}>
        <div className="font-semibold">
          <Sentence at={`benefits.${index}.title`} line={title} />
        </div>
        <div>
          <Sentence at={`benefits.${index}.text`} line={text} />
        </div>
      </div>
    ))}
    <NewText at={`benefits.${benefits.length}.title`} />
  </div>
);

interface PriceProps {
  price: Line | undefined;
  offer: Line | undefined;
}

function Price({ price, offer }: PriceProps) {
  if (!price && !offer) return null;
  return (
    <div className="grid gap-1 rounded-control bg-ink/4 p-3">
      {price && (
        <div className="text-lg font-semibold">
          <Sentence at="price" line={price} />
        </div>
      )}
      {offer && (
        <div>
          <Sentence at="offer" line={offer} />
        </div>
      )}
    </div>
  );
}

const Questions = ({ faq, title }: Pick<Landing, 'faq'> & { title: string }) => (
  <section aria-label={title} className="grid gap-3">
    {faq.map(({ q, a }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a question is its place
      <div key={index} className="border-l-2 border-line pl-3">
        <div className="font-medium">
          <Sentence at={`faq.${index}.q`} line={q} />
        </div>
        <div className="text-muted">
          <Sentence at={`faq.${index}.a`} line={a} />
        </div>
      </div>
    ))}
    <NewText at={`faq.${faq.length}.q`} />
  </section>
);
