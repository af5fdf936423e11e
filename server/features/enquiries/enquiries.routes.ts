import { enquiries } from '../../../shared/enquiries/endpoints';
import { messageText } from '../../../shared/messages';
import { clientAddress } from '../../platform/http/client-address';
import { notFound, requestLanguage } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import { countUnreadEnquiries, listEnquiries, updateEnquiryRead } from './enquiries.queries';
import { type EnquiryDeps, sendEnquiry } from './send-enquiry';

const pageSize = 50;

export const enquiryRoutes = (deps: EnquiryDeps) => [
  route(enquiries.send, async ({ body, language, request }) => {
    const id = await sendEnquiry(deps, body, { language, address: clientAddress(request) });
    return { message: messageText('enquiry.received', requestLanguage(request)), id };
  }),

  route(enquiries.list, async ({ query }) => {
    const found = await listEnquiries(deps.db, query, pageSize + 1);
    const page = found.slice(0, pageSize);
    return {
      enquiries: page,
      unread: await countUnreadEnquiries(deps.db),
      next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    };
  }),

  route(enquiries.mark, async ({ params, body }) => {
    const enquiry = await updateEnquiryRead(deps.db, params.id, body.read);
    if (!enquiry) throw notFound('enquiry');
    return enquiry;
  }),
];
