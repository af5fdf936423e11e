import type { Texts } from '@/i18n/texts';
import type { texts as english } from './search.en';

export const texts: Texts<typeof english> = {
  notOpened: 'No se ha podido abrir',
  kinds: {
    marketingCompany: 'Empresa',
    marketingProduct: 'Producto',
    marketingCampaign: 'Campaña',
    marketingContent: 'Contenido',
    marketingLead: 'Persona interesada',
  },
};
