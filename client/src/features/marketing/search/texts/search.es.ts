import type { Texts } from '@/i18n/texts';
import type { texts as english } from './search.en';

export const texts: Texts<typeof english> = {
  title: 'Buscar o ir a',
  placeholder: 'Empresa, producto, campaña, contacto o texto…',
  open: 'Buscar en todo',
  found: 'Encontrado',
  similar: 'Nada se llama exactamente así. Nombres parecidos',
  goTo: 'Ir a',
  nothing: 'No hay nada con «{{words}}». Ir a',
  failed: 'La búsqueda no ha respondido. Inténtalo de nuevo en un momento.',
  notOpened: 'No se ha podido abrir',
  kinds: {
    marketingCompany: 'Empresa',
    marketingProduct: 'Producto',
    marketingCampaign: 'Campaña',
    marketingContent: 'Contenido',
    marketingLead: 'Contacto',
  },
};
