import { both, type Noun } from '../../../platform/tools/texts';

/** What the records of COMERZIA are called, one and several. */
export const nouns = {
  product: { one: both('product', 'producto'), several: both('products', 'productos'), gender: 'm' },
  campaign: { one: both('campaign', 'campaña'), several: both('campaigns', 'campañas'), gender: 'f' },
  content: { one: both('text', 'texto'), several: both('texts', 'textos'), gender: 'm' },
  lead: { one: both('lead', 'lead'), several: both('leads', 'leads'), gender: 'm' },
  post: { one: both('post', 'publicación'), several: both('posts', 'publicaciones'), gender: 'f' },
} as const satisfies Record<string, Noun>;

export const labels = {
  brand: both('Company', 'Empresa'),
  product: both('Product', 'Producto'),
  campaign: both('Campaign', 'Campaña'),
  lead: both('Lead', 'Lead'),
  words: both('Words', 'Palabras'),
  status: both('Status', 'Estado'),
  created: both('Created', 'Alta'),
  due: both('When', 'Cuándo'),
  category: both('Category', 'Categoría'),
  score: both('Score', 'Puntuación'),
  facts: both('Answers', 'Respuestas'),
  price: both('Price', 'Precio'),
  channel: both('Channel', 'Canal'),
  email: both('Email', 'Correo'),
  from: both('From', 'Origen'),
  period: both('Period', 'Periodo'),
  name: both('Name', 'Nombre'),
  text: both('Text', 'Texto'),
  notes: both('Notes', 'Notas'),
  changed: both('Changed', 'Última modificación'),
} as const;

export const campaignWords = {
  draft: both('Draft', 'Borrador'),
  in_review: both('To approve', 'Por aprobar'),
  approved: both('Approved', 'Aprobada'),
  scheduled: both('Scheduled', 'Programada'),
  running: both('Running', 'En marcha'),
  paused: both('Paused', 'En pausa'),
  finished: both('Finished', 'Terminada'),
  cancelled: both('Ended', 'Cancelada'),
};

export const leadWords = {
  new: both('New', 'Nueva'),
  contacted: both('Contacted', 'Contactada'),
  engaged: both('Engaged', 'Activa'),
  qualified: both('Qualified', 'Cualificada'),
  won: both('Won', 'Ganada'),
  lost: both('Lost', 'Perdida'),
  spam: both('Spam', 'Spam'),
};

export const postWords = {
  queued: both('Scheduled', 'Programada'),
  attempting: both('Being published', 'Publicándose'),
  published: both('Published', 'Publicada'),
  manual_pending: both('Waits for you', 'Te espera a ti'),
  unconfirmed: both('Unconfirmed', 'Sin confirmar'),
  failed: both('Failed', 'Fallida'),
  cancelled: both('Cancelled', 'Cancelada'),
};
