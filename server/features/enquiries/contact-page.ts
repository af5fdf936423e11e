import { answerPageTexts } from '../../../shared/enquiries/texts/answer-page';
import type { Language } from '../../../shared/languages';
import { messageText } from '../../../shared/messages';
import type { Refusal } from '../../platform/http/errors';
import { answerPage } from '../../platform/http/answers/answer-page';
import { fieldLabels } from '../../../shared/enquiries/texts/field-labels';
import { enquiryMessages } from '../../../shared/enquiries/messages';

/** The page after a successful post of the contact form without scripts. */
export const sentPage = (language: Language) =>
  answerPage(language, answerPageTexts[language].sent, [
    messageText(enquiryMessages['enquiry.received'], language),
  ]);

/** The page after a refused post: each problem with the label of its field. */
export const refusedPage =
  (language: Language) =>
  ({ message, fields, requestId }: Refusal): string => {
    const says = answerPageTexts[language];
    const labels: Record<string, string> = fieldLabels[language];
    const problems = Object.entries(fields ?? {}).map(([name, problem]) => `${labels[name]}: ${problem}`);
    const reference = requestId ? [`${says.reference}: ${requestId}`] : [];
    return answerPage(language, says.failed, [...(fields ? problems : [message]), ...reference, says.again]);
  };
