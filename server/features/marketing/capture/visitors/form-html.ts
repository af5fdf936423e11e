import { escapeHtml } from '../../../../../shared/escape-html';
import type { formFields } from '../../../../../shared/marketing/campaigns/scales';
import type { SentForm } from '../../../../../shared/marketing/capture/visitors/schemas';
import type { landingTexts } from '../../../../../shared/marketing/texts/landing-page';
import { safe } from '../html/html';

type Field = (typeof formFields)[number];

/** The state of a form: empty, or as submitted with the errors beside its fields. */
export interface DrawnForm {
  fields: readonly Field[];
  texts: ReturnType<typeof landingTexts>;
  /** The address to submit to; its query holds where the visitor came from. */
  action: string;
  token: string;
  consent: string;
  /** A heading above the fields. */
  title?: string | undefined;
  submit: string;
  typed?: SentForm | undefined;
  /** The error of each field, in the language of the page. */
  problems?: Record<string, string> | undefined;
  /** A message above all fields. */
  alert?: string | undefined;
}

const kinds: Record<Field, string> = {
  name: 'type="text" autocomplete="name" maxlength="200"',
  email: 'type="email" autocomplete="email" inputmode="email" maxlength="254" required',
  phone: 'type="tel" autocomplete="tel" maxlength="50"',
  company: 'type="text" autocomplete="organization" maxlength="200"',
  position: 'type="text" autocomplete="organization-title" maxlength="200"',
  message: 'rows="4" maxlength="5000"',
};

function fieldHtml(name: Field, { texts, typed, problems = {} }: DrawnForm): string {
  const value = typed?.[name] ?? '';
  const problem = problems[name];
  const marks = problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : '';
  const common = `id="${name}" name="${name}" ${kinds[name]}${marks}`;
  const optional = name === 'email' ? '' : ` <small>(${texts.optional})</small>`;
  const control =
    name === 'message'
      ? `<textarea ${common}>\n${escapeHtml(value)}</textarea>`
      : `<input ${common} value="${escapeHtml(value)}">`;
  return (
    `<div class="field"><label for="${name}">${texts.fields[name]}${optional}</label>${control}` +
    (problem ? `<p class="problem" id="${name}-problem">${escapeHtml(problem)}</p>` : '') +
    '</div>'
  );
}

/** The form. Its honeypot field is invisible, not in the tab order and hidden from screen readers. */
export function formHtml(form: DrawnForm): string {
  const { fields, texts, action, token, consent, title, submit, typed, alert } = form;
  return (
    `<form class="form" method="post" action="${escapeHtml(action)}" id="form" novalidate>` +
    (title ? `<h2>${escapeHtml(title)}</h2>` : '') +
    (alert ? `<p class="alert" role="alert">${escapeHtml(alert)}</p>` : '') +
    fields.map((name) => fieldHtml(name, form)).join('') +
    `<label class="agree"><input type="checkbox" name="consent"${typed?.consent ? ' checked' : ''}>` +
    `<span>${safe(consent)}</span></label>` +
    `<div class="apart" aria-hidden="true"><label>${texts.leaveEmpty}` +
    '<input type="text" name="website" tabindex="-1" autocomplete="off"></label></div>' +
    `<input type="hidden" name="token" value="${escapeHtml(token)}">` +
    `<button class="button" type="submit">${safe(submit)}</button></form>`
  );
}
