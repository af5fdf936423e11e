import { cleaned } from '../../../../../shared/marketing/campaigns/rendering/cleaned';
import type { Landing, Line } from '../../../../../shared/marketing/campaigns/piece';
import { splitAt } from '../../../../../shared/plain-text';
import { landingTexts } from '../../../../../shared/marketing/texts/landing-page';
import { moneyText } from '../../../../../shared/marketing/products/money-text';
import { readPrice } from '../../products/analysis/price';
import type { LivePage } from '../pages/live-page.queries';
import { type DrawnForm, formHtml } from './form-html';
import { blocksHtml } from '../html/blocks-html';
import { htmlDocument, safe } from '../html/html';
import { embedStyle, landingStyle, shortStyle } from '../html/page-style';

/** Whether the readers of a page are addressed formally, as in its mails: by the company's wish, else by their kind. */
export const isFormal = ({ audience, company: { formality } }: Pick<LivePage, 'audience' | 'company'>) =>
  formality === 'formal' || (formality === 'audience' && audience === 'B2B');

export const textsOf = (page: LivePage) => landingTexts(page.language, isFormal(page));

/** A postal address, which is kept on several lines, on one. */
const onOneLine = (address: string | null) =>
  cleaned(
    splitAt(address ?? '', '\n')
      .map((line) => line.replace(/,$/, ''))
      .filter(Boolean)
      .join(', '),
  );

/** Who is responsible for the data, for what they are used, and which rights there are. */
export const privacyOf = (page: LivePage) => {
  const { name, postalAddress, replyTo } = page.company;
  return textsOf(page).privacy({ company: name, address: onOneLine(postalAddress), email: replyTo });
};

/** The words beside the box: those of the approved text. */
export const consentOf = (page: LivePage) =>
  cleaned(page.landing.form.consent) || textsOf(page).consent(page.company.name);

/** The form of a page, before anything is typed. */
export const blankForm = (page: LivePage, action: string, token: string): DrawnForm => ({
  fields: page.fields,
  texts: textsOf(page),
  action,
  token,
  consent: consentOf(page),
  submit: page.landing.form.submit || page.landing.cta.label,
});

const has = (line: Line | undefined): line is Line => cleaned(line?.text ?? '') !== '';

/** The price before, once its owner has confirmed it, beside the price that it was compared with. */
function beforeHtml(page: LivePage): string {
  const { landing, language, priced } = page;
  const { comparePriceMinor: before, comparePriceConfirmedAt, currency, priceMinor } = priced ?? {};
  if (!before || !comparePriceConfirmedAt || !currency) return '';
  if (readPrice(landing.price?.text ?? '').priceMinor !== priceMinor) return '';
  return `<p class="before">${safe(textsOf(page).before(moneyText(before, currency, language)))}</p>`;
}

const termsHtml = (page: LivePage) => {
  const { price, offer } = page.landing;
  return has(price) || has(offer)
    ? `<div class="terms">${has(price) ? `<p class="price">${safe(price.text)}</p>${beforeHtml(page)}` : ''}${has(offer) ? `<p>${safe(offer.text)}</p>` : ''}</div>`
    : '';
};

const headHtml = (page: LivePage) => {
  const { h1, subtitle, blocks, cta } = page.landing;
  return (
    `<div class="head"><h1>${safe(h1.text)}</h1>` +
    (has(subtitle) ? `<p>${safe(subtitle.text)}</p>` : '') +
    // A page of blocks has its price and offer under its heading.
    (blocks ? termsHtml(page) : '') +
    `<div><a class="button" href="#form">${safe(cta.label)}</a></div></div>`
  );
};

const factsHtml = ({ facts }: Landing) =>
  facts.some(has)
    ? `<ul class="facts">${facts
        .filter(has)
        .map(({ text }) => `<li>${safe(text)}</li>`)
        .join('')}</ul>`
    : '';

const benefitsHtml = ({ benefits }: Landing) =>
  benefits.length > 0
    ? `<div class="benefits">${benefits
        .map(({ title, text }) => `<section><h2>${safe(title.text)}</h2><p>${safe(text.text)}</p></section>`)
        .join('')}</div>`
    : '';

const faqHtml = ({ faq }: Landing, title: string) =>
  faq.length > 0
    ? `<section class="faq"><h2>${title}</h2><dl>${faq
        .map(({ q, a }) => `<div><dt>${safe(q)}</dt><dd>${safe(a.text)}</dd></div>`)
        .join('')}</dl></section>`
    : '';

const sizeOf = ({ width, height }: { width: number; height: number }) =>
  `width="${width}" height="${height}"`;

/** The company's logo, or its name in words. */
const logoHtml = ({ logo, slug, company: { name } }: LivePage) =>
  logo ? `<img class="logo" src="/l/${slug}/logo" alt="${safe(name)}" ${sizeOf(logo)}>` : safe(name);

const photoHtml = ({ photo, slug, landing }: LivePage) =>
  photo
    ? `<img class="photo" src="/l/${slug}/photo" alt="${safe(landing.h1.text)}" ${sizeOf(photo)} decoding="async">`
    : '';

/** A landing page from its heading to its form, with the company that is responsible for the data below it. */
export function landingHtml(page: LivePage, form: DrawnForm, publicUrl: string): string {
  const { landing, language, company, slug } = page;
  const texts = textsOf(page);
  const address = `${publicUrl}/l/${slug}`;
  const picture = page.photo ? { name: 'photo' } : page.logo ? { name: 'logo' } : undefined;
  const privacy = `<p class="privacy"><strong>${texts.privacyTitle}.</strong> ${safe(privacyOf(page))}</p>`;
  return htmlDocument({
    language,
    title: landing.seo.title || landing.h1.text,
    description: landing.seo.description,
    style: landingStyle(company.brandColor),
    listed: page.listed,
    canonical: address,
    picture: picture && { url: `${address}/${picture.name}`, isWide: picture.name === 'photo' },
    site: company.name,
    body:
      `<header class="top">${logoHtml(page)}</header><main class="wrap">${headHtml(page)}` +
      `<div class="body">${photoHtml(page)}${blocksHtml(landing.blocks ?? [])}${factsHtml(landing)}${benefitsHtml(landing)}${landing.blocks ? '' : termsHtml(page)}${faqHtml(landing, texts.faq)}</div>` +
      `<section class="ask" aria-label="${texts.formTitle}">${formHtml(form)}${privacy}</section></main>` +
      `<footer class="foot">${safe(company.name)} · ${safe(onOneLine(company.postalAddress))}</footer>`,
  });
}

/** The form alone, for a frame on another site. */
export const embedHtml = (page: LivePage, form: DrawnForm): string =>
  htmlDocument({
    language: page.language,
    title: page.landing.h1.text,
    style: embedStyle(page.company.brandColor),
    body: `<main>${formHtml(form)}<p class="privacy">${safe(privacyOf(page))}</p></main>`,
  });

/** What stands there after the form was sent, whatever was thought of it. */
export function thanksHtml(page: LivePage, isFramed: boolean): string {
  const texts = textsOf(page);
  const back = isFramed ? '' : `<p><a href="/l/${page.slug}">${texts.back}</a></p>`;
  return htmlDocument({
    language: page.language,
    title: texts.thanksTitle,
    style: (isFramed ? embedStyle : shortStyle)(page.company.brandColor),
    body:
      `<main><h1>${texts.thanksTitle}</h1><p>${safe(texts.thanks(page.company.name))}</p>` +
      `<p class="muted">${texts.thanksConsent}</p>${back}</main>`,
  });
}
