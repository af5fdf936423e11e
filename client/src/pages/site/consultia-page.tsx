import { Band } from '@/features/site/layouts/band';
import { Figure } from '@/features/site/layouts/figure';
import { PageIntro } from '@/features/site/page-intro';
import { ItemCards } from '@/features/site/product/item-cards';
import { BackLink } from '@/features/site/product/back-link';
import { consultiaMarks } from '@/features/site/product/drawings/consultia-marks';
import { SavingsPlan } from '@/features/site/product/drawings/savings-plan';
import { LegalNote } from '@/features/site/product/legal-note';
import { Steps } from '@/features/site/product/steps';
import { SectionAnchor } from '@/features/site/product/section-anchor';
import { SectionLink } from '@/features/site/frame/section-link';
import { useNamedSection } from '@/features/site/sections';
import { SitePage } from '@/features/site/frame/site-page';
import { consultiaTexts } from '@/features/site/texts/consultia';
import { useTexts } from '@/i18n/use-texts';
import { useHead } from '@/lib/address/head';
import { signInAddress } from '@/lib/session/next-address';
import { portals } from '@shared/addresses/portals';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { buttonLook } from '@/ui/controls/button-look';
import { TextLink } from '@/ui/navigation/link';

const features = ['savings', 'investment', 'mortgage', 'insurance'] as const;
const steps = ['connect', 'analysis', 'recommendations', 'monitoring'] as const;
const threePoints = ['point1', 'point2', 'point3'] as const;
const fourPoints = [...threePoints, 'point4'] as const;

/**
 * The product page for personal finance; its buttons lead to the contact form, not to the consulting portal.
 */
export function ConsultiaPage() {
  const t = useTexts(consultiaTexts);
  useHead({
    title: t('head.title'),
    description: t('head.description'),
    keywords: t('head.keywords'),
  });
  useNamedSection();
  return (
    <SitePage>
      <ConsultiaHero />
      <ItemCards
        title={t('features.title')}
        lead={t('features.lead')}
        items={features.map((key) => ({
          title: t(`features.items.${key}.title`),
          text: t(`features.items.${key}.text`),
          points: threePoints.map((point) => t(`features.items.${key}.${point}`)),
          mark: consultiaMarks[key],
        }))}
      />
      <Steps
        id="how-it-works"
        title={t('steps.title')}
        lead={t('steps.lead')}
        items={steps.map((key) => ({
          title: t(`steps.items.${key}.title`),
          text: t(`steps.items.${key}.text`),
        }))}
      />
      <ConsultiaAudiences />
      <Band
        title={t('action.title')}
        text={t('action.text')}
        actions={
          <>
            <SectionLink section="contacto" topic="consultia" className={buttonLook('primary')}>
              {t('action.trial')}
            </SectionLink>
            <SectionLink section="contacto" topic="consultia" className={buttonLook('secondary')}>
              {t('action.demo')}
            </SectionLink>
          </>
        }
      />
      <LegalNote title={t('note.title')} texts={[t('note.advice'), t('note.estimates')]} />
    </SitePage>
  );
}

function ConsultiaHero() {
  const t = useTexts(consultiaTexts);
  return (
    <PageIntro
      back={<BackLink to={addressOf(sitePages.home)}>{t('hero.back')}</BackLink>}
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <SectionLink section="contacto" topic="consultia" className={buttonLook('primary')}>
            {t('hero.start')}
          </SectionLink>
          <SectionAnchor section="how-it-works">{t('hero.how')}</SectionAnchor>
          <p className="basis-full text-muted">
            {t('portal.question')}{' '}
            <TextLink to={signInAddress(portals.consultia.signIn, portals.consultia.home)}>
              {t('portal.signIn')}
            </TextLink>
          </p>
        </>
      }
      figure={
        <Figure caption={t('figure.caption')}>
          <SavingsPlan />
        </Figure>
      }
    />
  );
}

function ConsultiaAudiences() {
  const t = useTexts(consultiaTexts);
  return (
    <ItemCards
      title={t('audiences.title')}
      lead={t('audiences.lead')}
      items={[
        {
          title: t('audiences.items.individuals.title'),
          text: t('audiences.items.individuals.text'),
          points: fourPoints.map((point) => t(`audiences.items.individuals.${point}`)),
        },
        {
          title: t('audiences.items.families.title'),
          text: t('audiences.items.families.text'),
          points: threePoints.map((point) => t(`audiences.items.families.${point}`)),
        },
      ]}
    />
  );
}
