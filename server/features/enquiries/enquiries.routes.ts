import { contactForms, enquiries } from '../../../shared/enquiries/endpoints';
import type { Language } from '../../../shared/languages';
import { notFound } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import { refusedPage, sentPage } from './contact-page';
import { countUnreadEnquiries, listEnquiries, updateEnquiryRead } from './enquiries.queries';
import { type EnquiryDeps, sendEnquiry } from './send-enquiry';
import { enquiryMessages } from '../../../shared/enquiries/messages';

export const enquiryRoutes = (deps: EnquiryDeps) => [
  route(enquiries.send, async ({ body, language, address, textOf }) => {
    const id = await sendEnquiry(deps, body, { language, address });
    return { message: textOf(enquiryMessages['enquiry.received']), id };
  }),

  route(enquiries.list, async ({ query }) => ({
    ...(await listEnquiries(deps.db, query)),
    unread: await countUnreadEnquiries(deps.db),
  })),

  route(enquiries.mark, async ({ params, body }) => {
    const enquiry = await updateEnquiryRead(deps.db, params.id, body.read);
    if (!enquiry) throw notFound();
    return enquiry;
  }),

  contactForm(deps, 'en'),
  contactForm(deps, 'es'),
];

const contactForm = (deps: EnquiryDeps, language: Language) =>
  route(
    contactForms[language],
    async ({ body, address }) => {
      await sendEnquiry(deps, body, { language, address });
      return sentPage(language);
    },
    refusedPage(language),
  );
