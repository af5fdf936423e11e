import type { Language } from '../../../../../../shared/languages';
import type { FigureName } from '../../../../../../shared/marketing/analytics/scales';

interface PageWords {
  made: (time: string, zone: string) => string;
  recommendations: string;
  totals: string;
  figure: string;
  now: string;
  before: string;
  name: string;
  day: string;
  rate: string;
  campaigns: string;
  channels: string;
  angles: string;
  pages: string;
  days: string;
  figures: Record<FigureName, string>;
}

/** The words of a downloaded report. */
export const pageWords: Record<Language, PageWords> = {
  en: {
    made: (time, zone) => `Made on ${time} (${zone}). Days begin at midnight there.`,
    recommendations: 'What to do',
    totals: 'Totals',
    figure: 'Figure',
    now: 'This period',
    before: 'before',
    name: 'Name',
    day: 'Day',
    rate: 'Conversion rate',
    campaigns: 'By campaign',
    channels: 'By source',
    angles: 'By angle',
    pages: 'By page',
    days: 'By day',
    figures: {
      views: 'Views',
      visitors: 'Visitors',
      clicks: 'Clicks on links',
      bots: 'Hits by bots, left out',
      leads: 'Leads',
      pageLeads: 'Leads from pages',
      spam: 'People marked as spam, left out',
      confirmed: 'Leads that confirmed',
      qualified: 'Leads that are qualified',
      won: 'Leads that are won',
      published: 'Publications',
      publicationsFailed: 'Publications that failed',
      mailsSent: 'Sequence emails sent',
      mailsClicked: 'Sequence emails that were clicked',
      mailsBounced: 'Sequence emails to addresses that don’t exist',
      mailsFailed: 'Sequence emails that were refused',
      mailsUnknown: 'Sequence emails that may have arrived',
    },
  },
  es: {
    made: (time, zone) => `Hecho el ${time} (${zone}). Los días empiezan allí a medianoche.`,
    recommendations: 'Qué hacer',
    totals: 'Totales',
    figure: 'Cifra',
    now: 'Este periodo',
    before: 'antes',
    name: 'Nombre',
    day: 'Día',
    rate: 'Tasa de conversión',
    campaigns: 'Por campaña',
    channels: 'Por origen',
    angles: 'Por enfoque',
    pages: 'Por página',
    days: 'Por día',
    figures: {
      views: 'Visitas a páginas',
      visitors: 'Visitantes',
      clicks: 'Clics en enlaces',
      bots: 'Accesos de robots, sin contar',
      leads: 'Personas interesadas',
      pageLeads: 'Personas interesadas desde páginas',
      spam: 'Personas marcadas como spam, sin contar',
      confirmed: 'Personas confirmadas',
      qualified: 'Personas cualificadas',
      won: 'Personas ganadas',
      published: 'Publicaciones',
      publicationsFailed: 'Publicaciones fallidas',
      mailsSent: 'Correos de secuencias enviados',
      mailsClicked: 'Correos de secuencias con clic',
      mailsBounced: 'Correos de secuencias a direcciones que no existen',
      mailsFailed: 'Correos de secuencias rechazados',
      mailsUnknown: 'Correos de secuencias que quizá llegaron',
    },
  },
};
