import type { Language } from '../../../../shared/languages';
import { demoClients } from './clients/demo-clients';
import { offices } from './clients/offices.en';
import { trades } from './clients/trades.en';
import type { DemoClient } from './demo-client';
import { english } from './said/english';
import { spanish } from './said/spanish';
import type { Spoken } from './said/spoken';

/** The samples in a language: invented clients, and what they and the consultancy say. */
export interface SampleSet {
  clients: readonly DemoClient[];
  spoken: Spoken;
  /** What people speak and where they are, unless the data say otherwise. */
  language: Language;
  country: string;
}

export const sampleSets: Record<Language, SampleSet> = {
  es: { clients: demoClients, spoken: spanish, language: 'es', country: 'ES' },
  en: { clients: [...trades, ...offices], spoken: english, language: 'en', country: 'IE' },
};
