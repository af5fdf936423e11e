import type { Texts } from '@/i18n/texts';
import type { texts as english } from './privacy.en';

export const texts: Texts<typeof english> = {
  title: 'Privacidad',
  description: 'Qué datos tuyos guardamos, para qué, cuánto tiempo y cómo verlos, corregirlos o borrarlos.',
  lead: 'Qué datos tuyos guardamos, para qué, cuánto tiempo y qué puedes pedirnos. Guardamos poco, no vendemos nada y no seguimos a nadie de una web a otra.',
  sections: {
    controller: {
      title: 'Responsable del tratamiento',
      text: 'El responsable de tus datos, según el Reglamento General de Protección de Datos (RGPD), es:',
    },
    contact: {
      title: 'Cuando nos escribes',
      text: 'El formulario de contacto guarda tu nombre, tu correo, tu empresa si la indicas, el servicio que eliges, tu mensaje y la fecha. También anotamos si lo hemos leído. Nos llega por correo y a ti te llega una breve confirmación.\n\nLo usamos para responderte y preparar lo que nos pides (artículo 6.1.b del RGPD), y para nada más. Lo conservamos mientras atendemos tu consulta y lo que derive de ella, y lo borramos cuando deja de hacer falta o cuando nos lo pides. Si no indicas el nombre o el correo, no podemos responderte.',
    },
    account: {
      title: 'Cuando abres una cuenta',
      text: 'Guardamos tu nombre de usuario, tu nombre, tu correo y el día en que la abriste. De tu contraseña solo guardamos un resumen irreversible (hash): ni siquiera nosotros podemos leerla. También guardamos lo que introduces en los portales: empresas, contactos, productos, departamentos, problemas, fortalezas e informes.\n\nLo usamos para prestarte el servicio (artículo 6.1.b del RGPD). Lo conservamos hasta que borras el elemento, la empresa o la cuenta; al borrar la cuenta se borra todo lo que contiene. En los ajustes puedes descargarlo todo en un archivo. Si introduces datos de otras personas, hazlo solo si puedes.',
    },
    signIn: {
      title: 'Cuando inicias sesión',
      text: 'Guardamos tu sesión, con un hash de su clave, hasta que la cierras, o durante {{days}} días desde tu última visita. El enlace para crear una contraseña nueva sirve una vez, durante una hora; el enlace en sí no lo guardamos.',
    },
    security: {
      title: 'Para que el sitio sea seguro',
      text: 'Para que nadie adivine contraseñas ni sature el formulario, contamos los intentos por dirección de red y, al iniciar sesión, por nombre de cuenta. De ambos solo se guarda un hash, que desaparece en unas horas. El registro del propio programa tiene una línea por petición: cuándo, qué página y si funcionó; ni tu dirección de red ni lo que escribes.\n\nLo hacemos por nuestro interés legítimo en que el sitio funcione y sea seguro (artículo 6.1.f del RGPD).',
    },
    mails: {
      title: 'Los correos que enviamos',
      text: 'El texto de un correo se borra en cuanto sale o si no se puede entregar. La anotación de que se envió se conserva 90 días como máximo.',
    },
    leads: {
      title: 'Cuando dejas tus datos en la página de un cliente nuestro',
      text: 'Las empresas que usan ComerzIA publican páginas y formularios propios. Si dejas tus datos en uno de ellos, el responsable es esa empresa: su nombre, su dirección y lo que hace con ellos aparecen debajo del formulario. Nosotros solo los guardamos y enviamos lo que ella nos encarga, como encargados del tratamiento (artículo 28 del RGPD).\n\nPara verlos, corregirlos o borrarlos, o para no recibir más correos, escribe a esa empresa; cada correo automático lleva además un enlace con el que te das de baja al momento. Si nos escribes a nosotros, le hacemos llegar tu mensaje.',
    },
    model: {
      title: 'Qué ve un modelo de IA',
      text: 'Los informes y las cifras salen de reglas fijas, sin ningún modelo. Un modelo solo interviene si hemos conectado uno a este sitio, y solo en dos cosas.\n\nCOMERZIA le envía los nombres y los datos del producto del que trata un texto, nunca contactos ni personas interesadas, y marca lo que ha escrito.\n\nEl asistente solo lo consulta si lo permite el titular de la cuenta. Entonces le envía la pregunta y los registros que la responden.\n\nEn los ajustes, en «Personas», el titular ve si hay un modelo conectado y en qué servidor está. Si ahí no aparece ninguno, no lo hay, y nada se envía a ningún modelo.',
    },
    others: {
      title: 'Quién más los ve',
      text: 'Las empresas que alojan el sitio y transportan nuestro correo tratan datos por encargo nuestro, con contrato y solo según nuestras instrucciones; pregúntanos cuáles son. A otros solo se los damos si la ley nos obliga. No vendemos datos, no ponemos publicidad y no tomamos decisiones automatizadas sobre ti.',
    },
    rights: {
      title: 'Tus derechos',
      text: 'Puedes acceder a tus datos, rectificarlos, suprimirlos, limitar su uso, oponerte a él o llevártelos. Escribe a {{email}}; te respondemos en un mes como máximo y no te cuesta nada.\n\nSi no quedas conforme, puedes reclamar ante la Agencia Española de Protección de Datos (AEPD) o ante la autoridad del país en el que vives.',
    },
  },
};
