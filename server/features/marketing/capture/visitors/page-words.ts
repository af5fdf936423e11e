import { cleaned } from '../../../../../shared/marketing/campaigns/rendering/cleaned';
import { landingTexts } from '../../../../../shared/marketing/texts/landing-page';
import { onOneLine } from '../html/html';
import type { LivePage } from '../pages/live-page.queries';

/** Whether a page, like its mails, addresses readers formally: as the company set it, else by the kind of audience. */
export const isFormal = ({ audience, company: { formality } }: Pick<LivePage, 'audience' | 'company'>) =>
  formality === 'formal' || (formality === 'audience' && audience === 'B2B');

export const textsOf = (page: LivePage) => landingTexts(page.language, isFormal(page));

/** The privacy notice: the data controller, the purpose and the rights. */
export const privacyOf = (page: LivePage) => {
  const { name, postalAddress, replyTo } = page.company;
  return textsOf(page).privacy({ company: name, address: onOneLine(postalAddress), email: replyTo });
};

/** The text beside the checkbox, from the approved version. */
export const consentOf = (page: LivePage) =>
  cleaned(page.landing.form.consent) || textsOf(page).consent(page.company.name);
