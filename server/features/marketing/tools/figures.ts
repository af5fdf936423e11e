import type { AnswerFigure } from '../../../../shared/assistant/answers';
import { asTyped } from '../../../../shared/assistant/bilingual';
import { marketingAnalyticsApi } from '../../../../shared/marketing/analytics/endpoints';
import { conversionOf } from '../../../../shared/marketing/analytics/figures';
import { marketingProductsApi } from '../../../../shared/marketing/products/endpoints';
import { stepAddress } from '../../../../shared/marketing/steps';
import { addDays, dayOf } from '../../../../shared/list/periods';
import { aPeriod, aRecord, endsOf, idIn, needed, oneListed } from '../../../platform/tools/arguments';
import { both, inBoth, numberText, periodText, shareText } from '../../../platform/tools/texts';
import { defineTool } from '../../../platform/tools/tool';
import { aboutWords } from './list-answer';
import { labels } from './words';

const names = {
  visitors: both('Visitors', 'Visitantes'),
  clicks: both('Clicks', 'Clics'),
  leads: both('Leads', 'Leads'),
  confirmed: both('Confirmed', 'Confirmadas'),
  published: both('Posts published', 'Publicaciones hechas'),
  mailsSent: both('Mails sent', 'Correos enviados'),
};
const conversion = both('Conversion', 'Conversión');
const beforeIt = both('Conversion in the period before', 'Conversión en el periodo anterior');

export const campaignFigures = defineTool({
  name: 'campaign_figures',
  title: both('Figures of campaigns', 'Cifras de campañas'),
  about: 'Reads visitors, clicks, leads and conversion of a company, in a period.',
  endpoints: [marketingAnalyticsApi.funnel],
  effect: 'read',
  takes: { brand: needed(oneListed(labels.brand, 'brand')), period: aPeriod(labels.period) },
  async answer({ brand, period }, use) {
    const company = idIn(brand);
    const { from, to = addDays(dayOf(use.now), 1) } = period ? endsOf(period) : {};
    const { now, before, range } = await use.ask(marketingAnalyticsApi.funnel, {
      query: { company, ...(from && { from, to }) },
    });
    const figures = Object.entries(names).map(
      ([name, label]): AnswerFigure => ({ label, text: numberText(now[name as keyof typeof names]) }),
    );
    const [share, earlier] = [conversionOf(now), conversionOf(before)];
    return {
      said: both(
        `${now.visitors} visitors, ${now.leads} leads`,
        `${now.visitors} visitantes, ${now.leads} leads`,
      ),
      figures: [
        ...figures,
        ...(share === null ? [] : [{ label: conversion, text: shareText(share) }]),
        ...(earlier === null ? [] : [{ label: beforeIt, text: shareText(earlier) }]),
      ],
      rows: [],
      total: null,
      computed: {
        filter: await aboutWords(use, labels.brand, brand),
        period: { ...range, text: periodText(`${range.from}/${range.to}`) },
        currencies: [],
        notes: [],
      },
      list: stepAddress(company, 'analytics'),
    };
  },
});

const lacking = {
  thing: both('What it is', 'Qué es'),
  price: both('The price', 'El precio'),
  places: both('Two more answers', 'Dos respuestas más'),
};

export const productScore = defineTool({
  name: 'product_score',
  title: both('What a product lacks', 'Qué le falta a un producto'),
  about: 'Reads how complete the answers about a product are and what is missing.',
  endpoints: [marketingProductsApi.analysis, marketingProductsApi.read],
  effect: 'read',
  takes: { product: needed(aRecord(labels.product, 'product')) },
  async answer({ product }, use) {
    const params = { id: idIn(product) };
    const [{ score, lacks, isReady, contradictions }, { url }] = await Promise.all([
      use.ask(marketingProductsApi.analysis, { params }),
      use.named(product),
    ]);
    const parts = lacks.map((each) => lacking[each]);
    return {
      said: isReady
        ? both(`Nothing is missing: ${score} of 100`, `No le falta nada: ${score} de 100`)
        : inBoth((language) => `${parts.map((part) => part[language]).join(', ')} (${score}/100)`),
      figures: [
        { label: labels.score, text: asTyped(`${score}/100`) },
        ...parts.map((text) => ({ label: both('Missing', 'Falta'), text })),
        ...contradictions.map(({ one, other }) => ({
          label: both('Contradiction', 'Contradicción'),
          text: asTyped(`${one} / ${other}`),
        })),
      ],
      rows: [],
      total: null,
      computed: {
        filter: await aboutWords(use, labels.product, product),
        period: null,
        currencies: [],
        notes: [],
      },
      list: url,
    };
  },
});
