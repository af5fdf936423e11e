import { current, type Draft } from './draft';

const roles = new Set([
  ...[
    'info',
    'contact',
    'contacto',
    'contacta',
    'hello',
    'hola',
    'ventas',
    'sales',
    'admin',
    'administracion',
  ],
  ...[
    'administration',
    'office',
    'oficina',
    'support',
    'soporte',
    'marketing',
    'mail',
    'email',
    'correo',
    'team',
  ],
  ...[
    'equipo',
    'hr',
    'rrhh',
    'jobs',
    'empleo',
    'billing',
    'facturacion',
    'invoices',
    'pedidos',
    'orders',
    'reservas',
  ],
  ...[
    'bookings',
    'recepcion',
    'reception',
    'gerencia',
    'direccion',
    'compras',
    'purchasing',
    'comercial',
    'atencion',
  ],
  ...[
    'atencionalcliente',
    'clientes',
    'web',
    'webmaster',
    'postmaster',
    'noreply',
    'no-reply',
    'secretaria',
    'legal',
  ],
  ...[
    'prensa',
    'press',
    'accounts',
    'accounting',
    'contabilidad',
    'help',
    'ayuda',
    'service',
    'general',
    'tienda',
  ],
  ...[
    'shop',
    'store',
    'enquiries',
    'inquiries',
    'consultas',
    'export',
    'calidad',
    'taller',
    'almacen',
    'logistica',
  ],
]);

/** Whether an address is that of a role, which several people may use: info@, ventas@. */
export const isRole = (email: string) => roles.has(email.toLowerCase().replace(/[@+][^]*$/, ''));

/** The name of a contact as it will be; empty for one without. */
export const nameOf = (draft: Draft) =>
  [current(draft, 'firstName'), current(draft, 'lastName')].filter(Boolean).join(' ');
