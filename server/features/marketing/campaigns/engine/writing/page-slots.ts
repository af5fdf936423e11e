import type { Landing } from '../../../../../../shared/marketing/campaigns/piece';

/** The slots of a landing page's texts. */
export const slotsOfPage = ({ benefits, faq }: Landing): Record<string, string> => ({
  h1: 'landing.h1',
  subtitle: 'landing.subtitle',
  ...Object.fromEntries(benefits.map((_one, index) => [`benefits.${index}.text`, `landing.benefit${index}`])),
  ...Object.fromEntries(
    faq.map((_one, index) => [
      `faq.${index}.a`,
      index === faq.length - 1 ? 'landing.faqPrice' : `landing.faq${index}`,
    ]),
  ),
});
