import { sitePages } from '@shared/addresses/site';
import { twinOf } from '@shared/addresses/twins';
import { addressOf } from '@shared/http/address';
import { type Service, serviceLabels, services } from '@shared/enquiries/services';
import { type Language, languages } from '@shared/languages';
import { site } from '@shared/site';
import type { Offering } from '@/lib/address/topics';
import { offeringsOf } from './catalogue/statuses';

/** Texts from the dictionaries, passed in because these objects are built outside components. */
export interface StructuredTexts {
  /** Describes the provider in one or two sentences. */
  description: string;
  /** The name of the catalogue of services. */
  catalogue: string;
  services: Record<Service, string>;
}

interface Described {
  language: Language;
  /** Scheme and host without a trailing slash. */
  origin: string;
  texts: StructuredTexts;
}

interface DescribedSolutions extends Omit<Described, 'texts'> {
  /** The name of the catalogue. */
  name: string;
  /** The name of each solution. */
  names: (offering: Offering) => string;
}

const context = 'https://schema.org';
const organizationId = (origin: string) => `${origin}/#organization`;
const homeAddress = (origin: string, language: Language) =>
  origin + twinOf(addressOf(sitePages.home), language);

const areaServed = (language: Language) => ({
  '@type': 'Country',
  name: new Intl.DisplayNames(language, { type: 'region' }).of(site.areaServed),
});

const provider = ({ language, origin, texts }: Described) => ({
  name: site.name,
  legalName: site.legalName,
  description: texts.description,
  url: origin + addressOf(sitePages.home),
  logo: `${origin}/favicon.svg`,
  image: `${origin}/favicon.svg`,
  email: site.email,
  ...(site.phone && { telephone: site.phone }),
  foundingDate: String(site.foundingYear),
  areaServed: areaServed(language),
  knowsLanguage: [...languages],
  ...(site.professionalNetwork && { sameAs: [site.professionalNetwork] }),
  ...(site.taxId && { taxID: site.taxId }),
});

/** The provider as an organization; the other objects refer to its id. */
export const organization = (described: Described) => ({
  '@context': context,
  '@type': 'Organization',
  '@id': organizationId(described.origin),
  ...provider(described),
});

/** The three services as a catalogue of offers. */
export const serviceCatalogue = ({ language, origin, texts }: Described) => ({
  '@context': context,
  '@type': 'OfferCatalog',
  '@id': `${homeAddress(origin, language)}#servicios`,
  name: texts.catalogue,
  itemListElement: services.map((service) => ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name: serviceLabels[language][service],
      description: texts.services[service],
      provider: { '@id': organizationId(origin) },
      areaServed: areaServed(language),
    },
  })),
});

/** How schema.org names the availability of a status; what is in development is no offer. */
const availability = { open: 'InStock', onRequest: 'MadeToOrder' } as const;

/** The solutions that are open or made on request as a catalogue of offers. */
export const solutionCatalogue = ({ language, origin, name, names }: DescribedSolutions) => ({
  '@context': context,
  '@type': 'OfferCatalog',
  '@id': `${origin}${twinOf(addressOf(sitePages.solutions), language)}#solutions`,
  name,
  itemListElement: (['open', 'onRequest'] as const).flatMap((status) =>
    offeringsOf(status).map((offering) => ({
      '@type': 'Offer',
      availability: `${context}/${availability[status]}`,
      itemOffered: {
        '@type': 'Service',
        name: names(offering),
        provider: { '@id': organizationId(origin) },
      },
    })),
  ),
});

/** The provider as a business with opening hours, in Spanish time. */
export const localBusiness = (described: Described) => ({
  '@context': context,
  '@type': 'LocalBusiness',
  '@id': `${described.origin}/#business`,
  ...provider(described),
  parentOrganization: { '@id': organizationId(described.origin) },
  address: {
    '@type': 'PostalAddress',
    addressCountry: site.areaServed,
    ...(site.address && { streetAddress: site.address }),
  },
  currenciesAccepted: site.currency,
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: site.hours.days.map((day) => `${context}/${day}`),
    opens: site.hours.opens,
    closes: site.hours.closes,
  },
});

/** The schema.org objects of the home page. */
export const homeStructuredData = (described: Described): object[] => [
  organization(described),
  serviceCatalogue(described),
  localBusiness(described),
];
