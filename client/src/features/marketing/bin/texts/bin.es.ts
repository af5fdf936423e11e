import type { Texts } from '@/i18n/texts';
import type { texts as english } from './bin.en';

export const texts: Texts<typeof english> = {
  kinds: {
    marketingCompany: 'Empresas',
    marketingProduct: 'Productos',
    marketingCampaign: 'Campañas',
    marketingContent: 'Contenidos',
    marketingLead: 'Personas interesadas',
  },
  kind: {
    marketingCompany: 'Empresa',
    marketingProduct: 'Producto',
    marketingCampaign: 'Campaña',
    marketingContent: 'Contenido',
    marketingLead: 'Persona interesada',
  },
};
