import { describe, expect, test } from 'vitest';
import type { Spoken } from './frame-words';
import { framed, frameOf, listSentence, sentenceOf } from './frames';

const spoken = (changes: Partial<Spoken> = {}): Spoken => ({
  language: 'es',
  register: 'informal',
  company: { name: 'Clínica El Arce', customersCalled: null, speaker: 'we' },
  thing: { text: 'ortodoncia invisible', form: { article: 'la' } },
  ...changes,
});
const english = (changes: Partial<Spoken> = {}) =>
  spoken({
    language: 'en',
    thing: { text: 'invisible braces', form: { article: 'our', number: 'plural' } },
    ...changes,
  });

describe('a Spanish sentence', () => {
  test('contracts «de el» and follows the article of its thing', () => {
    const service = spoken({ thing: undefined, form: { article: 'el' }, register: 'formal' });
    expect(sentenceOf('thing', 'servicio de incineración', service)).toBe(
      'Le hablamos del servicio de incineración.',
    );
    expect(sentenceOf('kind', 'tratamiento dental', spoken({ form: { article: 'un' } }))).toBe(
      'La ortodoncia invisible es un tratamiento dental.',
    );
    const many = spoken({ thing: { text: 'fundas', form: { article: 'las' } }, form: { article: 'unas' } });
    expect(sentenceOf('kind', 'piezas a medida', many)).toBe('Las fundas son unas piezas a medida.');
  });

  test('says the result as its frame was chosen, in the company’s register', () => {
    expect(sentenceOf('result', 'comer como siempre', spoken({ form: { frame: 'can' } }))).toBe(
      'Así podrás comer como siempre.',
    );
    const formal = spoken({ register: 'formal', form: { frame: 'can', weDoIt: true } });
    expect(sentenceOf('result', 'podrá despedirse sin papeleo', formal)).toBe(
      'Con nosotros podrá despedirse sin papeleo.',
    );
    expect(sentenceOf('result', 'sonríes sin taparte la boca.', spoken({ form: { frame: 'clause' } }))).toBe(
      'Con la ortodoncia invisible sonríes sin taparte la boca.',
    );
  });

  test('quotes customers by their own name', () => {
    const company = { name: 'Arce', customersCalled: 'las familias', speaker: 'we' as const };
    expect(
      sentenceOf('voice', '«no sabemos por dónde empezar»', spoken({ company, form: { several: true } })),
    ).toBe('Las familias nos dicen: «No sabemos por dónde empezar».');
  });

  test('tells a question of customers with its answer, and a worry without the one that it keeps', () => {
    const answer = 'unos doce meses';
    const asks = { asks: 'question' as const };
    expect(frameOf('voice', spoken({ form: asks })).before).toBe('Nos han preguntado: «');
    expect(sentenceOf('voice', 'cuánto dura', spoken({ form: asks, answer }))).toBe(
      '¿Cuánto dura? Unos doce meses.',
    );
    expect(sentenceOf('voice', 'cuánto dura?', spoken({ form: asks, answer: ' ' }))).toBe('¿Cuánto dura?');
    // Its mark makes it a question, whatever was chosen.
    const worry = { asks: 'worry' as const };
    expect(sentenceOf('voice', '¿y si me duele?', spoken({ form: worry, answer }))).toBe(
      '¿Y si me duele? Unos doce meses.',
    );
    expect(sentenceOf('voice', 'me da miedo que duela', spoken({ form: worry, answer }))).toBe(
      'Nos han dicho: «Me da miedo que duela».',
    );
  });

  test('tells a doubt with its answer, an offer with its day, and a pair with its label', () => {
    expect(sentenceOf('doubt', 'duele', spoken({ answer: 'los primeros días notarás presión' }))).toBe(
      '¿Duele? Los primeros días notarás presión.',
    );
    expect(sentenceOf('offer', 'el estudio es gratis', spoken({ until: '2026-12-31' }))).toBe(
      'Ahora: el estudio es gratis hasta el 31 de diciembre.',
    );
    expect(sentenceOf('detail', 'de 9 a 20 h', spoken({ label: 'horario' }))).toBe('Horario: de 9 a 20 h.');
  });

  test('joins what is included, and numbers steps', () => {
    expect(listSentence('includes', ['férulas a medida', '- revisiones,', ''], spoken())).toBe(
      'Incluye: férulas a medida y revisiones.',
    );
    expect(listSentence('how', ['te hacemos un escáner', '2. ves la simulación.'], spoken())).toBe(
      'Así funciona: 1. Te hacemos un escáner. 2. Ves la simulación.',
    );
  });

  test('says of a long answer its point', () => {
    const form = { frame: 'can' as const, point: 'dormir tranquilo' };
    expect(sentenceOf('result', 'dormir tranquilo, que ya es mucho', spoken({ form }))).toBe(
      'Así podrás dormir tranquilo.',
    );
  });
});

describe('an English sentence', () => {
  test('follows number, speaker and frame', () => {
    expect(sentenceOf('kind', 'treatment', english({ form: { article: 'a' } }))).toBe(
      'Our invisible braces are a treatment.',
    );
    expect(sentenceOf('who', 'for people who want straight teeth', english())).toBe(
      'They are for people who want straight teeth.',
    );
    expect(sentenceOf('result', 'you can eat as always', english({ form: { frame: 'can' } }))).toBe(
      'So you can eat as always.',
    );
    expect(sentenceOf('result', 'You smile again', english({ form: { frame: 'clause' } }))).toBe(
      'With our invisible braces, you smile again.',
    );
    const company = { name: 'Arce', customersCalled: 'patients', speaker: 'I' as const };
    expect(sentenceOf('voice', 'I hid my smile', english({ company }))).toBe(
      'One of my patients told me: “I hid my smile”.',
    );
  });

  test('begins before the thing is named', () => {
    expect(frameOf('kind', english({ thing: undefined }))).toEqual({ before: 'It is', after: '' });
    expect(frameOf('kind', spoken({ thing: undefined })).before).toBe('Es');
  });
});

test('nothing typed is no sentence', () => {
  expect(sentenceOf('who', '  ', spoken())).toBe('');
  expect(listSentence('proof', [''], spoken())).toBe('');
});

test('a text that moves to a place brings its own article or infinitive', () => {
  expect(framed('kind', 'Un pan de masa madre', 'es')).toEqual({
    text: 'pan de masa madre',
    form: { article: 'un' },
  });
  expect(framed('result', 'ver el resultado antes', 'es').form).toEqual({ frame: 'can' });
  expect(framed('result', 'te vas con las ruedas puestas', 'es').form).toEqual({ frame: 'clause' });
  expect(framed('result', 'Sirve para comer como siempre', 'es')).toEqual({
    text: 'comer como siempre',
    form: { frame: 'can' },
  });
  expect(framed('result', 'Lets you sleep', 'en')).toEqual({ text: 'sleep', form: { frame: 'can' } });
  expect(framed('includes', 'férulas', 'es')).toEqual({ text: 'férulas', form: null });
});
