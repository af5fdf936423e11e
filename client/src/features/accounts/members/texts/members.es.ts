import type { Texts } from '@/i18n/texts';
import type { texts as english } from './members.en';

export const texts: Texts<typeof english> = {
  title: 'Miembros',
  text: 'Quién tiene acceso a esta cuenta. Un lector lo ve todo, un editor también cambia, y quien es titular decide además quién está en ella.',
  alone: {
    text: 'Solo tú tienes acceso a esta cuenta y puedes cambiar todo lo que hay en ella.',
    title: 'Cuando invitas a alguien',
    demoTitle: 'Cuando invitas a alguien a tu propia cuenta',
    reader: 'Un lector lo ve todo: tu gestoría, por ejemplo.',
    editor: 'Un editor también cambia, aprueba y publica.',
    assigned: 'Puedes asignar contactos, empresas, oportunidades y tareas, y cada persona encuentra lo suyo.',
    named: 'En cada cambio se ve quién lo hizo.',
  },
  you: '(tú)',
  since: 'desde el {{date}}',
  roles: {
    reader: 'Lector',
    editor: 'Editor',
    owner: 'Titular',
  },
  roleOf: 'Qué puede hacer {{name}}',
  changed: {
    reader: 'Ahora {{name}} solo puede leer',
    editor: 'Ahora {{name}} también puede hacer cambios',
  },
  remove: 'Quitar a {{name}}',
  removal: {
    question: '¿Quitar a {{name}}?',
    consequence:
      '{{name}} dejará de ver esta cuenta. No se enviarán sus correos pendientes y la dirección de su calendario dejará de funcionar. Lo que haya introducido se queda.',
    heir: 'Quién lo lleva a partir de ahora',
    nobody: 'Nadie',
    confirm: 'Quitar de la cuenta',
    done: '{{name}} ya no tiene acceso',
  },
  leave: {
    open: 'Salir de esta cuenta',
    question: '¿Salir de «{{account}}»?',
    consequence:
      'Dejarás de ver esta cuenta. No se enviarán tus correos pendientes y la dirección de tu calendario dejará de funcionar. Lo que tengas asignado pasa a quien es titular. Para volver necesitas otra invitación.',
    confirm: 'Salir',
  },
  lacksFactor: 'Sin segundo paso',
  rule: {
    title: 'Segundo paso',
    text: 'Además de la contraseña: una llave de acceso o un código de una aplicación. A quien le falte solo verá cómo crearlo, y nada de esta cuenta.',
    label: 'Los miembros necesitan un segundo paso',
    all: 'Todas las personas lo tienen.',
    lacking_one: 'A un miembro aún le falta.',
    lacking_other: 'A {{count}} miembros aún les falta.',
    saved: 'Guardado',
    toSecurity: 'Ir a Ajustes, Seguridad',
  },
  model: {
    title: 'Modelo de lenguaje',
    text: 'El asistente entiende por sí solo la mayoría de las preguntas y órdenes. Las demás puede pasárselas a un modelo de lenguaje, que solo responde y propone: nada cambia hasta que alguien lo confirma.',
    label: 'El asistente puede consultar el modelo de lenguaje',
    hint: 'Lo que preguntas, y los registros que lo responden, se envían a {{host}}.',
    saved: 'Guardado',
  },
  failed: 'No ha cambiado nada',
  name: {
    title: 'Nombre de la cuenta',
    text: 'Lo ven sus miembros y las personas a las que invitas.',
    label: 'Nombre',
    save: 'Guardar nombre',
    saved: 'Nombre guardado',
    failed: 'No se ha guardado el nombre',
  },
  another: {
    title: 'Otra cuenta',
    text: 'Para otra empresa: tiene sus propios datos y sus propios miembros. Pasas de una cuenta a otra en la parte de arriba de la barra lateral.',
    label: 'Nombre de la cuenta nueva',
    open: 'Abrir la cuenta',
    failed: 'No se ha abierto la cuenta',
  },
};
