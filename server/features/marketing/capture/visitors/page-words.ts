import { cleaned } from '../../../../../shared/marketing/campaigns/rendering/cleaned';
import { landingTexts } from '../../../../../shared/marketing/texts/landing-page';
import { onOneLine } from '../html/html';
import type { LivePage } from '../pages/live-page.queries';

/** Whether the readers of a page are addressed formally, as in its mails: by the company's wish, else by their kind. */
export const isFormal = ({ audience, company: { formality } }: Pick<LivePage, 'audience' | 'company'>) =>
  formality === 'formal' || (formality === 'audience' && audience === 'B2B');

export const textsOf = (page: LivePage) => landingTexts(page.language, isFormal(page));

/** Who is responsible for the data, for what they are used, and which rights there are. */
export const privacyOf = (page: LivePage) => {
  const { name, postalAddress, replyTo } = page.company;
  return textsOf(page).privacy({ company: name, address: onOneLine(postalAddress), email: replyTo });
};

/** The words beside the box: those of the approved text. */
export const consentOf = (page: LivePage) =>
  cleaned(page.landing.form.consent) || textsOf(page).consent(page.company.name);
