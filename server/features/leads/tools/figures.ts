import { dashboardAddress } from '../../../../shared/leads/sections';
import { leadAnalytics } from '../../../../shared/leads/analytics/endpoints';
import { aChoice, aPeriod, endsOf, needed } from '../../../platform/tools/arguments';
import { asTyped } from '../../../../shared/assistant/bilingual';
import { both, periodText } from '../../../platform/tools/texts';
import { defineTool } from '../../../platform/tools/tool';
import { parts } from './figure-parts';
import { figureWords, labels, notAdded } from './words';

const usualPeriod = both('This month and the eleven before', 'Este mes y los once anteriores');

export const salesFigures = defineTool({
  name: 'sales_figures',
  title: both('Sales figures', 'Cifras de ventas'),
  about:
    'Reads the pipeline, the forecast, the win rate, the funnel, reasons for losses, sources or activity.',
  endpoints: [leadAnalytics.pipeline, ...Object.values(leadAnalytics)],
  effect: 'read',
  takes: {
    figure: needed(aChoice(labels.figure, figureWords)),
    period: aPeriod(labels.period),
  },
  async answer({ figure: which, period }, { ask }) {
    const { others = 0, currency, ...part } = await parts[which](ask, period ? endsOf(period) : {});
    const ends = period && which !== 'pipeline' ? endsOf(period) : null;
    return {
      ...part,
      rows: part.rows.slice(0, 20),
      total: null,
      computed: {
        filter: [figureWords[which], ...(currency ? [asTyped(currency)] : [])],
        period:
          ends && period ? { from: ends.from ?? '', to: ends.to ?? '', text: periodText(period) } : null,
        currencies: [],
        notes: [...(which === 'pipeline' || period ? [] : [usualPeriod]), ...notAdded(others)],
      },
      list: dashboardAddress('analytics'),
    };
  },
});
