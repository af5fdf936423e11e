import { describe, expect, it, onTestFinished } from 'vitest';
import { site } from '@shared/site';
import { homeStructuredData, localBusiness, organization, serviceCatalogue } from './structured-data';

const described = {
  language: 'es',
  origin: 'https://consultora.example',
  texts: {
    description: 'Te decimos dónde compensa la IA.',
    catalogue: 'Tres maneras de empezar',
    services: {
      consultoria_ia: 'Vemos cómo trabajas.',
      soluciones_ia: 'La instalamos.',
      custom_ai: 'La hacemos.',
    },
  },
} as const;

describe('the organization', () => {
  it('says who it is, since when, where and in which languages', () => {
    expect(organization(described)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://consultora.example/#organization',
      name: 'QuorumIA',
      description: 'Te decimos dónde compensa la IA.',
      url: 'https://consultora.example/',
      foundingDate: '2025',
      areaServed: { '@type': 'Country', name: 'España' },
      knowsLanguage: ['en', 'es'],
    });
  });

  it('tells its phone and its professional network only once they are set', () => {
    expect(Object.keys(organization(described))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/telephone|sameAs/)]),
    );
    Object.assign(site, { phone: '+34 941 300 515', professionalNetwork: 'https://network.example' });
    onTestFinished(() => void Object.assign(site, { phone: undefined, professionalNetwork: undefined }));
    expect(organization(described)).toMatchObject({
      telephone: '+34 941 300 515',
      sameAs: ['https://network.example'],
    });
  });

  it('is the same in both languages, in the words of each', () => {
    const english = organization({ ...described, language: 'en' });
    const { url, '@id': id } = organization(described);
    expect(english).toMatchObject({ url, '@id': id, areaServed: { name: 'Spain' } });
  });
});

describe('the catalogue of services', () => {
  it('offers the three services by their names in the language, each from the organization', () => {
    const catalogue = serviceCatalogue(described);
    expect(catalogue).toMatchObject({
      '@type': 'OfferCatalog',
      name: 'Tres maneras de empezar',
    });
    expect(catalogue.itemListElement.map(({ itemOffered }) => itemOffered)).toEqual([
      expect.objectContaining({ name: 'Consultoría IA', description: 'Vemos cómo trabajas.' }),
      expect.objectContaining({ name: 'Soluciones de Capital IA', description: 'La instalamos.' }),
      expect.objectContaining({ name: 'Integración de Proyectos a Medida', description: 'La hacemos.' }),
    ]);
    for (const { itemOffered } of catalogue.itemListElement)
      expect(itemOffered.provider).toEqual({ '@id': organization(described)['@id'] });
  });
});

describe('the local business', () => {
  it('is open from Monday to Friday, nine to six, and lies in Spain', () => {
    const business = localBusiness(described);
    expect(business.openingHoursSpecification).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
        (day) => `https://schema.org/${day}`,
      ),
      opens: '09:00',
      closes: '18:00',
    });
    expect(business.address).toEqual({ '@type': 'PostalAddress', addressCountry: 'ES' });
  });
});

it('the home page tells of all three, as JSON', () => {
  const told = homeStructuredData(described);
  expect(told.map((each) => (each as Record<string, unknown>)['@type'])).toEqual([
    'Organization',
    'OfferCatalog',
    'LocalBusiness',
  ]);
  expect(JSON.parse(JSON.stringify(told))).toEqual(told);
});
