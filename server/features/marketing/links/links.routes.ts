import { marketingLinksApi } from '../../../../shared/marketing/links/endpoints';
import type { Db } from '../../../platform/database/database';
import type { BatchWriter } from '../../../platform/database/batch-writer';
import { answerPage } from '../../../platform/http/answers/answer-page';
import { notFound } from '../../../platform/http/errors';
import { route } from '../../../platform/http/route';
import { leadTo } from './lead-to';
import { findLink } from './links.queries';
import { nowhere } from './nowhere';
import type { Click } from './click';

interface LinkDeps {
  db: Db;
  now: () => Date;
  hits: Pick<BatchWriter<Click>, 'add'>;
}

export const linkRoutes = ({ db, now, hits }: LinkDeps) => [
  route(
    marketingLinksApi.follow,
    async ({ params, address, method, header }) => {
      const link = await findLink(db, params.code);
      if (!link || link.target === nowhere) throw notFound();
      const { code, companyId, zone } = link;
      hits.add({ code, companyId, zone, at: now(), address, method, userAgent: header('user-agent') });
      return leadTo(link);
    },
    ({ message }, language) => answerPage(language, message, []),
  ),
];
