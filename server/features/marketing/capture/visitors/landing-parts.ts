import { cleaned } from '../../../../../shared/marketing/campaigns/rendering/cleaned';
import type { Landing, Line } from '../../../../../shared/marketing/campaigns/piece';
import { moneyText } from '../../../../../shared/money-text';
import { readPrice } from '../../products/analysis/price';
import { blocksHtml } from '../html/blocks-html';
import { safe } from '../html/html';
import { motifHtml, photoHtml } from '../html/picture-html';
import { priceHtml } from '../html/price-html';
import type { LivePage } from '../pages/live-page.queries';
import type { PagePicture } from '../pictures/shown-pictures';
import { textsOf } from './page-words';

const has = (line: Line | undefined): line is Line => cleaned(line?.text ?? '') !== '';

/** The compare-at price, if its owner has confirmed it and the price in the text is still the product's price. */
function beforeHtml(page: LivePage, price: string): string {
  const { language, priced } = page;
  const { comparePriceMinor: before, comparePriceConfirmedAt, currency, priceMinor } = priced ?? {};
  if (!before || !comparePriceConfirmedAt || !currency) return '';
  if (readPrice(price).priceMinor !== priceMinor) return '';
  return `<p class="before">${safe(textsOf(page).before(moneyText(before, currency, language)))}</p>`;
}

function termsHtml(page: LivePage): string {
  const { price, offer } = page.landing;
  if (!has(price) && !has(offer)) return '';
  const priced = has(price) ? priceHtml(price.text) + beforeHtml(page, price.text) : '';
  return `<div class="terms">${priced}${has(offer) ? `<p>${safe(offer.text)}</p>` : ''}</div>`;
}

/** The `sizes` of the first picture: half of the header on wide screens. */
const firstSizes = '(min-width: 62rem) 30rem, (min-width: 40rem) 43vw, calc(100vw - 2.5rem)';

/** The picture of a page as HTML. */
export const pictureHtml = (picture: PagePicture, slug: string, sizes = firstSizes): string =>
  'photo' in picture ? photoHtml(picture.photo, { slug, sizes }) : motifHtml(picture.motif);

/** The header of a page, with the link to the form. */
export function headHtml(page: LivePage, picture: PagePicture | undefined): string {
  const { slug, landing } = page;
  const { h1, subtitle, blocks, cta } = landing;
  return (
    `<div class="head"><div class="words"><h1>${safe(h1.text)}</h1>` +
    (has(subtitle) ? `<p>${safe(subtitle.text)}</p>` : '') +
    // A page with blocks has its price and offer below the heading.
    (blocks ? termsHtml(page) : '') +
    `<a class="button" href="#form">${safe(cta.label)}</a></div>` +
    (picture ? pictureHtml(picture, slug) : '') +
    '</div>'
  );
}

function factsHtml({ facts }: Landing): string {
  const said = facts.filter(has).map(({ text }) => `<li><span>${safe(text)}</span></li>`);
  return said.length > 0
    ? `<section class="block"><ul class="list" role="list">${said.join('')}</ul></section>`
    : '';
}

const benefitsHtml = ({ benefits }: Landing) =>
  benefits
    .map(
      ({ title, text }) =>
        `<section class="block"><h2>${safe(title.text)}</h2><p>${safe(text.text)}</p></section>`,
    )
    .join('');

const faqHtml = ({ faq }: Landing, title: string) =>
  faq.length > 0
    ? `<section class="block"><h2>${title}</h2><dl class="faq">${faq
        .map(({ q, a }) => `<div><dt>${safe(q)}</dt><dd>${safe(a.text)}</dd></div>`)
        .join('')}</dl></section>`
    : '';

/** The content between header and form. */
export function bodyHtml(page: LivePage): string {
  const { landing } = page;
  const { blocks } = landing;
  return (
    `<div class="body">${blocksHtml(blocks ?? [], (price) => beforeHtml(page, price))}` +
    `${factsHtml(landing)}${benefitsHtml(landing)}${blocks ? '' : termsHtml(page)}` +
    `${faqHtml(landing, textsOf(page).faq)}</div>`
  );
}
