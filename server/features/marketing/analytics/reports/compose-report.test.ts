import { describe, expect, test } from 'vitest';
import type { CampaignRow, Figures } from '../../../../../shared/marketing/analytics/figures';
import type { ReportData } from '../../../../../shared/marketing/analytics/report';
import { figureNames } from '../../../../../shared/marketing/analytics/scales';
import { composeReport } from './compose-report';
import { reportTitle } from './period-names';

const figures = (given: Partial<Figures> = {}): Figures =>
  Object.fromEntries(figureNames.map((name) => [name, given[name] ?? 0])) as Figures;

const nothing = { clicks: 0, visitors: 0, leads: 0, pageLeads: 0, confirmed: 0, qualified: 0, won: 0 };

const campaign = (id: number, name: string, visitors: number, pageLeads: number): CampaignRow => ({
  id,
  name,
  type: 'landing page',
  angle: 'pain',
  ...nothing,
  visitors,
  pageLeads,
  leads: pageLeads,
  before: nothing,
});

const data = (given: Partial<ReportData> = {}): ReportData => ({
  company: 'Espiga',
  zone: 'Europe/Madrid',
  asOf: '2026-11-23T07:00:00Z',
  range: { from: '2026-11-16', to: '2026-11-23' },
  compared: { from: '2026-11-09', to: '2026-11-16' },
  now: figures(),
  before: figures(),
  days: [],
  campaigns: [],
  channels: [],
  angles: [],
  pages: [],
  summedUntil: null,
  ...given,
});

const say = (given: Partial<ReportData>, language: 'en' | 'es' = 'en') =>
  composeReport(data(given), 'week', language);

describe('a report', () => {
  test('sums up its figures beside those of the period before', () => {
    const now = figures({
      visitors: 108,
      leads: 12,
      pageLeads: 11,
      confirmed: 9,
      qualified: 3,
      won: 1,
      bots: 7,
    });
    const before = figures({ visitors: 96, leads: 12, pageLeads: 12 });
    const told = { now: { ...now, published: 4, mailsSent: 9, mailsClicked: 2 }, before };
    expect(say(told).summary).toBe(
      '108 visitors came to your pages, 12.5% more than in the week before (96). 12 leads came in, as many as in the week before: 9 confirmed, 3 qualified, 1 won so far. The conversion rate was 10.2% (11 of 108); in the week before it was 12.5% (12 of 96). 4 publications went out, and 9 replies were mailed, 2 of them clicked. 7 hits by bots are left out.',
    );
    expect(say(told, 'es').summary.replaceAll('\u00a0', ' ')).toBe(
      'Tus páginas tuvieron 108 visitantes, un 12,5 % más que la semana anterior (96). Llegaron 12 personas interesadas, tantas como la semana anterior: 9 confirmadas, 3 cualificadas y 1 ganada hasta ahora. La tasa de conversión fue del 10,2 % (11 de 108); la semana anterior fue del 12,5 % (12 de 96). Salieron 4 publicaciones y se enviaron 9 respuestas por correo, 2 con clic. No se cuentan 7 accesos de robots.',
    );
  });

  test('of nothing says so without a rate', () => {
    expect(say({}).summary).toBe(
      'Nobody visited your pages, as in the week before. No lead came in, as in the week before.',
    );
    expect(say({}, 'es').summary).toBe(
      'Nadie visitó tus páginas, igual que la semana anterior. No llegó ninguna persona interesada, igual que la semana anterior.',
    );
  });

  test('recommends a campaign that is better by more than chance, with its figures', () => {
    const campaigns = [campaign(1, 'Pan', 200, 30), campaign(2, 'Bollos', 200, 12)];
    expect(say({ campaigns }).recommendations[0]).toBe(
      'Of your campaigns, put more behind “Pan”: “Pan” turned 15% (30 of 200) of its visitors into leads, “Bollos” 6% (12 of 200), a larger difference than chance explains (z = 2.94).',
    );
    expect(say({ campaigns }, 'es').recommendations[0]?.replaceAll('\u00a0', ' ')).toBe(
      'De tus campañas, apuesta más por «Pan»: con «Pan» dejó sus datos el 15 % (30 de 200) de los visitantes y con «Bollos», el 6 % (12 de 200), una diferencia mayor de la que explica el azar (z = 2,94).',
    );
  });

  test('prefers none when chance can explain the difference', () => {
    const campaigns = [campaign(1, 'Pan', 200, 16), campaign(2, 'Bollos', 200, 12)];
    expect(say({ campaigns }).recommendations[0]).toContain('none is proven better');
    expect(say({ campaigns }, 'es').recommendations[0]).toContain('ninguna es mejor con seguridad');
  });

  test('says that there is not enough data at 99 visitors', () => {
    const campaigns = [campaign(1, 'Pan', 99, 30), campaign(2, 'Bollos', 200, 12)];
    expect(say({ campaigns }).recommendations[0]).toBe(
      'Not enough data to compare campaigns, channels, angles and this week with the one before: a comparison needs 100 visitors on each side and 5 leads on both together.',
    );
    expect(say({ campaigns }, 'es').recommendations[0]).toBe(
      'No hay datos suficientes para comparar campañas, canales, enfoques y esta semana con la anterior: hacen falta 100 visitantes por cada parte y 5 personas interesadas entre las dos.',
    );
  });

  test('says whether the rate of the period rose or fell by more than chance', () => {
    const [good, bad] = [
      figures({ visitors: 200, pageLeads: 30 }),
      figures({ visitors: 200, pageLeads: 12 }),
    ];
    expect(say({ now: good, before: bad }).recommendations.join(' ')).toContain(
      'the conversion rate rose from 6% (12 of 200) to 15% (30 of 200)',
    );
    expect(
      say({ now: bad, before: good }, 'es').recommendations.join(' ').replaceAll('\u00a0', ' '),
    ).toContain('la tasa de conversión bajó del 15 % (30 de 200) al 6 % (12 de 200)');
  });

  test('tells what to do about what failed, was lost or waits, each with its number', () => {
    const now = figures({
      publicationsFailed: 1,
      mailsSent: 8,
      mailsBounced: 1,
      mailsFailed: 1,
      leads: 5,
      confirmed: 3,
    });
    expect(say({ now }).recommendations.slice(-3)).toEqual([
      'See why 1 publication failed and try again, in the step Publishing.',
      'Check how leads type their address: 2 of 10 replies didn’t arrive (1 to addresses that don’t exist).',
      'Write to them yourself where you may: 2 of 5 leads have not confirmed the address, so no automatic reply reaches them.',
    ]);
    expect(say({ now }, 'es').recommendations.slice(-3)).toEqual([
      'Mira por qué falló 1 publicación y vuelve a intentarlo en el paso Publicación.',
      'Comprueba cómo escriben su correo las personas interesadas: no llegaron 2 de 10 respuestas (1 a direcciones que no existen).',
      'Escríbeles tú donde puedas: 2 de 5 personas interesadas no han confirmado su correo y no reciben respuestas automáticas.',
    ]);
  });
});

test('a title names the week or the month', () => {
  expect(reportTitle('week', '2026-11-16', 'en')).toBe('Report for the week of 16 to 22 November 2026');
  expect(reportTitle('week', '2026-11-30', 'es')).toBe(
    'Informe de la semana del 30 de noviembre al 6 de diciembre de 2026',
  );
  expect(reportTitle('week', '2026-12-28', 'es')).toBe(
    'Informe de la semana del 28 de diciembre de 2026 al 3 de enero de 2027',
  );
  expect(reportTitle('month', '2026-11-01', 'en')).toBe('Report for November 2026');
  expect(reportTitle('month', '2026-11-01', 'es')).toBe('Informe de noviembre de 2026');
});
