import { captureMessages } from '../../../../../shared/marketing/capture/messages';
import type { Door } from '../../../../../shared/marketing/capture/scales';
import { visitorPages as api } from '../../../../../shared/marketing/capture/visitors/endpoints';
import type { Arrival, SentForm } from '../../../../../shared/marketing/capture/visitors/schemas';
import { messageText } from '../../../../../shared/messages';
import type { BatchWriter } from '../../../../platform/database/batch-writer';
import { answerPage } from '../../../../platform/http/answers/answer-page';
import { AppError, invalid, notFound } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { findLivePage, type LivePage } from '../pages/live-page.queries';
import { type PagePictureDeps, pagePictureRoutes } from '../pictures/picture.routes';
import { embedScript } from './embed-script';
import type { DrawnForm } from './form-html';
import { formToken } from './form-token';
import { blankForm, embedHtml, landingHtml, thanksHtml } from './landing-html';
import { consentOf, privacyOf, textsOf } from './page-words';
import { isPreview } from './is-bot';
import type { Hit } from './record-hits';
import { type SendDeps, sendForm } from './send-form';
import { carried, referringHost, touchOf } from './touch-of';

export interface VisitorDeps extends SendDeps, PagePictureDeps {
  hits: BatchWriter<Hit>;
}

interface Asked {
  params: { slug: string };
  query: Arrival;
  address: string;
  method: string;
  header: (name: string) => string | undefined;
}

async function livePage({ db }: VisitorDeps, slug: string): Promise<LivePage> {
  const page = await findLivePage(db, slug);
  if (!page) throw notFound();
  return page;
}

/** Where a visitor came from, from the request that showed or submitted the form. */
const touchBy = ({ publicUrl, now }: VisitorDeps, { query, header }: Asked) =>
  touchOf(query, referringHost(header('referer'), publicUrl), now());

/** The HTML of a form's page, by entry point. */
const drawn = { page: landingHtml, embed: (page: LivePage, form: DrawnForm) => embedHtml(page, form) };
type HtmlDoor = keyof typeof drawn;

const pathOf = ({ slug }: LivePage, door: HtmlDoor) => (door === 'page' ? `/l/${slug}` : `/l/${slug}/embed`);

/** Shows a page and records a view, unless the browser only prefetches it. */
const showing = (deps: VisitorDeps, door: HtmlDoor) => async (asked: Asked) => {
  const page = await livePage(deps, asked.params.slug);
  const { address, method, header } = asked;
  const touch = touchBy(deps, asked);
  const at = deps.now();
  if (!isPreview(header)) {
    const visit = {
      companyId: page.companyId,
      zone: page.company.timezone,
      address,
      userAgent: header('user-agent'),
    };
    deps.hits.add({ ...visit, pageId: page.id, at, method, touch });
  }
  const form = blankForm(page, pathOf(page, door) + carried(touch), formToken(page, at));
  return { html: drawn[door](page, form, deps.publicUrl), listed: door === 'page' && page.listed };
};

const inLanguage = (problems: Record<string, string>, { language }: LivePage) =>
  Object.fromEntries(Object.entries(problems).map(([name, said]) => [name, messageText(said, language)]));

/** Handles a submitted form. Invalid input shows the form again with errors and everything typed. */
const taking = (deps: VisitorDeps, door: HtmlDoor) => async (asked: Asked & { body: SentForm }) => {
  const page = await livePage(deps, asked.params.slug);
  const touch = touchOf(asked.query, '', deps.now());
  const again = (status: number, wrong: Pick<DrawnForm, 'alert' | 'problems'>) => {
    const blank = blankForm(page, pathOf(page, door) + carried(touch), asked.body.token);
    return { status, html: drawn[door](page, { ...blank, ...wrong, typed: asked.body }, deps.publicUrl) };
  };
  try {
    const { problems } = await sendForm(deps, page, { door, touch, ...arrivedBy(asked) });
    if (!problems) return { to: `${pathOf(page, door)}/thanks` };
    return again(400, { alert: textsOf(page).problems, problems: inLanguage(problems, page) });
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 429) throw error;
    return again(429, { alert: textsOf(page).tooMany });
  }
};

const arrivedBy = ({ body: sent, address, header }: Asked & { body: SentForm }) => ({
  sent,
  address,
  userAgent: header('user-agent'),
});

/** The fields and texts of a form for a script that renders it. */
function openForm(page: LivePage, at: Date) {
  const texts = textsOf(page);
  const { submit } = blankForm(page, '', '');
  const { language, fields } = page;
  return {
    language,
    submit,
    consent: consentOf(page),
    privacy: privacyOf(page),
    token: formToken(page, at),
    fields: fields.map((name) => ({ name, label: texts.fields[name], required: name === 'email' })),
  };
}

const gonePage = ({ message }: { message: string }, language: 'en' | 'es') =>
  answerPage(language, message, []);

/** The endpoints for scripts on other sites. */
const scriptRoutes = (deps: VisitorDeps): Route[] => [
  route(api.script, async ({ params }) => embedScript(await livePage(deps, params.slug), deps.publicUrl)),
  route(api.form, async ({ params }) => openForm(await livePage(deps, params.slug), deps.now())),
  route(api.sendJson, async (asked) => {
    const page = await livePage(deps, asked.params.slug);
    const door: Door = 'json';
    const touch = touchBy(deps, asked);
    const { problems } = await sendForm(deps, page, { door, touch, ...arrivedBy(asked) });
    if (problems) throw invalid(problems);
    return { message: messageText(captureMessages['form.received'], page.language) };
  }),
];

/** The pages and forms that visitors see. */
export const visitorRoutes = (deps: VisitorDeps): Route[] => [
  route(api.show, showing(deps, 'page'), gonePage),
  route(api.send, taking(deps, 'page'), gonePage),
  route(
    api.thanks,
    async ({ params }) => ({ html: thanksHtml(await livePage(deps, params.slug), false) }),
    gonePage,
  ),
  ...pagePictureRoutes(deps),
  route(api.embed, showing(deps, 'embed'), gonePage),
  route(api.sendEmbed, taking(deps, 'embed'), gonePage),
  route(
    api.embedThanks,
    async ({ params }) => ({ html: thanksHtml(await livePage(deps, params.slug), true) }),
    gonePage,
  ),
  ...scriptRoutes(deps),
];
