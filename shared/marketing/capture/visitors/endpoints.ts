import { form, json } from '../../../http/body';
import { everyone, get, post } from '../../../http/endpoint';
import type { Language } from '../../../languages';
import type { formFields } from '../../campaigns/scales';
import { captureMessages } from '../messages';
import { arrival, sentForm } from './schemas';

/** A form as a script draws it. */
export interface OpenForm {
  language: Language;
  fields: { name: (typeof formFields)[number]; label: string; required: boolean }[];
  submit: string;
  /** The words beside the box, which is unticked and need not be ticked. */
  consent: string;
  /** Who is responsible for the data, for what, and which rights there are. */
  privacy: string;
  /** Goes back with what was typed, after 3 seconds at the earliest and 24 hours at the latest. */
  token: string;
}

const missing = captureMessages['page.missing'];
const page = '/l/:slug' as const;

/** The endpoints for visitors of landing pages; other sites may frame and call only those of the embedded form. */
export const visitorPages = {
  show: get(page, everyone, arrival, { summary: 'Show a landing page', missing }).returnsPage(),
  send: post(page, everyone, form(sentForm), {
    summary: 'Submit the form of a landing page',
    status: 200,
    query: arrival,
    missing,
  }).returnsPage(),
  thanks: get(`${page}/thanks` as const, everyone, undefined, {
    summary: 'Show the thanks of a landing page',
    missing,
  }).returnsPage(),
  /** A form of one of its pictures: the photo of its product, a drawn one of its angle, or the company's logo. */
  picture: get(`${page}/pictures/:hash/:form` as const, everyone, undefined, {
    summary: 'Read a picture of a landing page',
    missing,
  }).returnsLasting(['image/avif', 'image/jpeg', 'image/webp']),
  /** The font of all these pages; no page can have the address `-`. */
  font: get('/l/-/:hash.woff2', everyone, undefined, {
    summary: 'Read the font of landing pages',
    missing,
  }).returnsLasting(['font/woff2']),
  embed: get(`${page}/embed` as const, everyone, arrival, {
    summary: 'Show the form for a frame',
    missing,
    frame: true,
  }).returnsPage(),
  sendEmbed: post(`${page}/embed` as const, everyone, form(sentForm), {
    summary: 'Submit the framed form',
    status: 200,
    query: arrival,
    missing,
    frame: true,
  }).returnsPage(),
  embedThanks: get(`${page}/embed/thanks` as const, everyone, undefined, {
    summary: 'Show the thanks of the framed form',
    missing,
    frame: true,
  }).returnsPage(),
  /** Puts the framed form in the place of its own script tag. */
  script: get(`${page}/embed.js` as const, everyone, undefined, {
    summary: 'Read the script that embeds the form',
    missing,
    cors: true,
  }).returnsContent('text/javascript'),
  form: get(`${page}/form` as const, everyone, undefined, {
    summary: 'Read the form as data',
    missing,
    cors: true,
  }).returns<OpenForm>(),
  sendJson: post(`${page}/form` as const, everyone, json(sentForm), {
    summary: 'Submit the form as data',
    status: 200,
    query: arrival,
    missing,
    cors: true,
  }).returns<{ message: string }>(),
};

/** The link of an opt-in mail: reading it changes nothing, its button confirms. */
export const optInPages = {
  show: get('/optin/:token', everyone, undefined, { summary: 'Show the opt-in page' }).returnsPage(),
  confirm: post('/optin/:token', everyone, undefined, {
    summary: 'Confirm an opt-in',
    status: 200,
  }).returnsPage(),
};
