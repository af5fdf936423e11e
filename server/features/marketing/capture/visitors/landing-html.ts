import { companyPage } from '../html/company-page';
import { htmlDocument, onOneLine, safe } from '../html/html';
import { pictureAddress } from '../html/picture-html';
import { styleOfEmbed, styleOfLanding, styleOfShort } from '../html/style/page-style';
import type { LivePage } from '../pages/live-page.queries';
import { pictureOfLink, pictureOfPage } from '../pictures/shown-pictures';
import { type DrawnForm, formHtml } from './form-html';
import { bodyHtml, headHtml, pictureHtml } from './landing-parts';
import { consentOf, privacyOf, textsOf } from './page-words';

/** The form of a page before anything is typed. */
export const blankForm = (page: LivePage, action: string, token: string): DrawnForm => ({
  fields: page.fields,
  texts: textsOf(page),
  action,
  token,
  consent: consentOf(page),
  submit: page.landing.form.submit || page.landing.cta.label,
});

/** The header and footer data of all pages of a company. */
const ofCompany = ({ slug, theme, company: { name, postalAddress }, logo }: LivePage) => ({
  theme,
  company: { name, address: onOneLine(postalAddress), logo: logo ? { slug, ...logo } : undefined },
});

/** The picture in previews of links to a page. */
function linkPicture(page: LivePage, address: string) {
  const { slug, logo } = page;
  const first = pictureOfLink(page);
  const picture = first ?? logo;
  const origin = address.slice(0, -`/l/${slug}`.length);
  return picture
    ? { url: origin + pictureAddress(slug, picture, '1200.jpg'), isWide: first !== undefined }
    : undefined;
}

/** A landing page: header, blocks, form, and the data controller at the end. */
export function landingHtml(page: LivePage, form: DrawnForm, publicUrl: string): string {
  const { landing, language, slug } = page;
  const texts = textsOf(page);
  const address = `${publicUrl}/l/${slug}`;
  const picture = pictureOfPage(page);
  const title = texts.formTitle;
  const privacy = `<p class="privacy"><strong>${texts.privacyTitle}.</strong> ${safe(privacyOf(page))}</p>`;
  return companyPage({
    ...ofCompany(page),
    language,
    title: landing.seo.title || landing.h1.text,
    description: landing.seo.description,
    style: styleOfLanding(page),
    listed: page.listed,
    canonical: address,
    picture: linkPicture(page, address),
    site: page.company.name,
    main:
      `<main class="${picture ? 'pictured' : 'bare'}">${headHtml(page, picture)}${bodyHtml(page)}` +
      `<section class="ask" aria-label="${title}">${formHtml({ ...form, title })}${privacy}</section></main>`,
  });
}

/** The form alone, for a frame on another site. */
export const embedHtml = (page: LivePage, form: DrawnForm): string =>
  htmlDocument({
    language: page.language,
    title: page.landing.h1.text,
    style: styleOfEmbed(page),
    body: `<main>${formHtml(form)}<p class="privacy">${safe(privacyOf(page))}</p></main>`,
  });

const tick =
  '<svg class="tick" viewBox="0 0 56 56" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="28" cy="28" r="26"/><path d="m17 29 8 8 15-17"/></svg>';

const shortSizes = '(min-width: 62rem) 28rem, (min-width: 40rem) 40vw, calc(100vw - 2.5rem)';

/** The page after a submission; it is the same for a suspect. */
export function thanksHtml(page: LivePage, isFramed: boolean): string {
  const { language, slug, company } = page;
  const texts = textsOf(page);
  const title = texts.thanksTitle;
  const said =
    `<h1>${title}</h1><p>${safe(texts.thanks(company.name))}</p>` +
    `<p class="note">${texts.thanksConsent}</p>`;
  if (isFramed)
    return htmlDocument({ language, title, style: styleOfEmbed(page), body: `<main>${said}</main>` });
  const picture = pictureOfPage(page);
  const shown = picture ? pictureHtml(picture, slug, shortSizes) : '';
  const back = `<a class="back" href="/l/${slug}">${texts.back}</a>`;
  return companyPage({
    ...ofCompany(page),
    language,
    title,
    description: texts.thanks(company.name),
    style: styleOfShort(page),
    main: `<main${picture ? ' class="pictured"' : ''}><div class="words">${tick}${said}${back}</div>${shown}</main>`,
  });
}
