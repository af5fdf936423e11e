import { type Language, localeOf } from '../../../languages';
import { type Choosing, type Frame, frameWords, type Spoken, usualCustomers } from './frame-words';
import { type FactForm, kindArticles, type Place, thingArticles } from './places';
import { isQuestion, takesReply } from './replies';
import { asked, bare, capital, closed, lowered, tidied, unquoted, withoutFrame } from './tidy';

const contractions: Record<Language, (text: string) => string> = {
  en: (text) => text,
  es: (text) => text.replace(/\b([Dd]e|[Aa]) el /g, (_, word: string) => `${word}l `),
};

/** Whether verbs that speak of a thing are plural. */
export const isPluralThing = (form: FactForm | undefined) =>
  form?.number ? form.number === 'plural' : form?.article === 'los' || form?.article === 'las';

/** A thing as sentences name it, with its article. */
export const thingText = (thing: Spoken['thing']) =>
  thing ? [thing.form?.article, bare(thing.text)].filter(Boolean).join(' ') : '';

const dayText = (day: string | undefined, language: Language) =>
  day && !Number.isNaN(Date.parse(day))
    ? new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
        new Date(day),
      )
    : '';

function choosing({ language, register, company, thing, form = {}, label, until }: Spoken): Choosing {
  return {
    thing: thingText(thing),
    isPlural: isPluralThing(thing?.form),
    customers: company.customersCalled?.trim() || usualCustomers[language],
    isFormal: register === 'formal',
    isOne: company.speaker === 'I',
    form,
    label: capital(label?.trim() ?? ''),
    until: dayText(until, language),
  };
}

/** What stands before and after the typed text in the field of a place. */
export function frameOf(place: Place, spoken: Spoken): Frame {
  const [before, after = ''] = frameWords[spoken.language][place](choosing(spoken));
  return { before: capital(contractions[spoken.language](before)), after };
}

/** Places whose answers go on within a sentence: the capital that began one is lowered. */
const goesOn: readonly Place[] = ['kind', 'who', 'result', 'includes', 'offer'];

/** An answer as it stands in its frame: without what the frame says already, its article, or quotation marks. */
export function answerIn(place: Place, text: string, language: Language, form: FactForm = {}): string {
  if (place === 'voice') return unquoted(withoutFrame(unquoted(tidied(text)), place, language));
  const left = withoutFrame(text, place, language);
  const { article } = form;
  const hasArticle = article && left.toLowerCase().startsWith(`${article} `);
  const said = hasArticle ? left.slice(article.length + 1) : left;
  return goesOn.includes(place) ? lowered(said, language) : said;
}

/** What stands before a result in a text that was not typed for its sentence. */
const leadIns: Record<Language, RegExp> = {
  es: /^(?:sirven? para|(?:te |le |os )?permiten?|(?:te |le |os )?ayudan? a) /i,
  en: /^(?:lets?|allows?|helps?|enables?) you (?:to )?/i,
};

function framedResult(text: string, language: Language) {
  const rest = text.replace(leadIns[language], '');
  if (startsWithInfinitive(rest, language)) return { text: rest, form: { frame: 'can' as const } };
  return { text, form: { frame: 'clause' as const } };
}

/** An answer at a place as it was meant, with the form that its own first words give: an article, an infinitive. */
export function framed(
  place: Place,
  text: string,
  language: Language,
): { text: string; form: FactForm | null } {
  if (place === 'result') return framedResult(text, language);
  if (place === 'voice') return { text, form: { asks: isQuestion(text) ? 'question' : 'worry' } };
  if (place !== 'thing' && place !== 'kind') return { text, form: null };
  const articles: readonly string[] = (place === 'thing' ? thingArticles : kindArticles)[language];
  const article = articles.find((one) => one && text.toLowerCase().startsWith(`${one} `));
  return article ? { text: text.slice(article.length + 1), form: { article } } : { text, form: null };
}

const joined = (before: string, text: string, after: string) => {
  const head = /[«“¿]$/.test(before) || before.endsWith(' ') ? before : `${before} `;
  return `${before ? head : ''}${text}${/^[»”?]/.test(after) ? after : after && ` ${after}`}`;
};

/** The sentence of an answer as it will be read; empty without one. */
export function sentenceOf(place: Place, text: string, spoken: Spoken): string {
  const { language, form, answer } = spoken;
  const said = answerIn(place, form?.point ?? text, language, form);
  if (!said) return '';
  if (place === 'loose') return said;
  if (takesReply(place, text, form))
    return [asked(said, language), answer?.trim() && closed(answer, language)].filter(Boolean).join(' ');
  const { before, after } = frameOf(place, spoken);
  const whole = joined(before, place === 'voice' ? capital(bare(said)) : said, after);
  return closed(contractions[language](whole), language);
}

/** The answers of a place that has several, as one sentence or, of steps, one after another; empty without any. */
export function listSentence(place: Place, texts: readonly string[], spoken: Spoken): string {
  const { language } = spoken;
  const said = texts.map((text) => answerIn(place, text, language)).filter(Boolean);
  if (said.length === 0) return '';
  const { before } = frameOf(place, spoken);
  const steps = said.map((step, index) => `${index + 1}. ${closed(step, language)}`);
  if (place === 'how') return `${before} ${steps.join(' ')}`;
  const list = said.some((item) => item.includes(','))
    ? said.join('; ')
    : new Intl.ListFormat(localeOf(language)).format(said);
  return closed(`${before} ${list}`, language);
}

const infinitives: Record<Language, (text: string) => boolean> = {
  es: (text) =>
    /^\p{L}*([aei]r|ír)(me|te|se|nos|lo|la|los|las|le|les|tel[oa]s?|sel[oa]s?)?(?=[\s,.]|$)/iu.test(text),
  en: (text) =>
    /^(?!(you|we|it|i|they|to|the|a|an|our|your|no|not|more|less|better|with|for)\b)[a-z-]+(?=[\s,.]|$)/i.test(
      text,
    ) && !/^([a-z]*[a-z][^r\W]ing|[a-z]{2,}[^siu\W]s)\b/i.test(text),
};

/** Whether a text begins with an infinitive, such as goes on after «podrás / you can». */
export const startsWithInfinitive = (text: string, language: Language) =>
  infinitives[language](answerIn('result', text, language));
