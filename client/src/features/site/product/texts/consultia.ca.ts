import type { Texts } from '@/i18n/texts';
import type { texts as english } from './consultia.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'ConsultIA, assessor financer amb IA per a tu i la teva família',
    description:
      'ConsultIA mira alhora l’estalvi, les inversions, la hipoteca i les assegurances, i et diu què canviar i per què. Per a particulars i per a famílies.',
    keywords:
      'assessor financer amb IA, finances personals, pressupost familiar, pla d’estalvi, comparar hipoteques, revisar assegurances, Espanya',
  },
  hero: {
    back: 'Torna a l’inici',
    eyebrow: 'ConsultIA, finances personals amb IA',
    title: 'Un assessor financer per a tu i els teus',
    lead: 'ConsultIA aplega els teus comptes, t’ensenya on van els diners i et proposa el pas següent: quant estalviar, on invertir i què t’haurien de costar la hipoteca i les assegurances. T’orienta, però no és assessorament regulat: decideixes tu.',
    start: 'Comença amb ConsultIA',
    begin:
      'Tots dos botons obren el formulari de contacte i et respon una persona. La primera trucada és gratuïta; el preu, per escrit i abans de començar.',
  },
  portal: {
    question: 'Tens compte d’empresa?',
    signIn: 'Entra a CONSULTIA, el portal de consultoria',
  },
  figure: {
    caption:
      'Un any d’exemple en què un imprevist s’endú 600\u00a0€. Gastar 98\u00a0€ menys al mes avança l’objectiu de 3.000\u00a0€ del mes 12 al 10.',
    axis: 'Mes',
    goal: 'Objectiu: {{amount}}',
    expense: 'Despesa imprevista: {{amount}}',
    months: 'Dotze mesos d’estalvi',
    month: 'Un mes de l’exemple',
    income: 'Entra',
    home: 'Habitatge',
    daily: 'Dia a dia',
    cover: 'Assegurances',
    left: 'Queda per estalviar',
  },
  features: {
    title: 'Quatre parts dels teus diners, vistes en conjunt',
    lead: 'Si baixa la hipoteca, pots estalviar més; i segons el que estalviïs, et convé assumir més o menys risc. Per això ConsultIA mira les quatre alhora.',
    items: {
      savings: {
        title: 'Estratègies d’estalvi personalitzades',
        text: 'Primer, els comptes clars: què entra i què surt. Després, un pla que hi encaixi.',
        point1: 'Classificació i anàlisi de despeses',
        point2: 'Optimització del pressupost mensual',
        point3: 'Objectius d’estalvi i projeccions',
      },
      investment: {
        title: 'Planificació d’inversions',
        text: 'Com repartir els diners que no necessitaràs aviat, amb un risc que et deixi dormir.',
        point1: 'Distribució d’actius',
        point2: 'Optimització de la cartera segons el risc',
        point3: 'Recomanacions que tenen en compte els impostos',
      },
      mortgage: {
        title: 'Anàlisi completa de la hipoteca',
        text: 'Tant si has de signar com si fa anys que pagues: què costa de debò i què la podria abaratir.',
        point1: 'Comparació d’opcions',
        point2: 'Detecció d’oportunitats de refinançament',
        point3: 'Optimització de les quotes',
      },
      insurance: {
        title: 'Recomanacions d’assegurances',
        text: 'Què tens cobert, què pagues dues vegades i què et deixaria al descobert.',
        point1: 'Detecció de llacunes de cobertura',
        point2: 'Comparació de preus de pòlisses',
        point3: 'Cobertura optimitzada',
      },
    },
  },
  steps: {
    title: 'De comptes escampats a un pla, en quatre passos',
    lead: 'Els dos primers es fan una sola vegada. Els altres dos continuen mentre tu vulguis.',
    items: {
      connect: {
        title: 'Connecta els teus comptes',
        text: 'Tu tries quins comptes, préstecs i pòlisses hi entren, i en pots treure qualsevol quan vulguis.',
      },
      analysis: {
        title: 'Anàlisi financera amb IA',
        text: 'Cada moviment va a la seva categoria, i els deutes, l’estalvi i les assegurances es comparen entre si.',
      },
      recommendations: {
        title: 'Recomanacions personalitzades',
        text: 'Una llista curta, de més a menys efecte. Cadascuna amb el seu perquè i amb les xifres d’on surt.',
      },
      monitoring: {
        title: 'Seguiment continu',
        text: 'Si canvia un tipus d’interès, un ingrés o una despesa, el pla es torna a calcular i et diu què ha variat.',
      },
    },
  },
  example: {
    place: 'Així es llegeix una recomanació',
    advice: 'Gasta una desena part menys en el dia a dia: {{amount}} al mes',
    before: 'Com està',
    after: 'Amb el canvi',
    reached: 'Arribes a l’objectiu',
    month: 'mes {{month}}',
    why: 'Per què començar pel dia a dia',
    reason: 'La hipoteca i les assegurances es triga a canviar-les; això pot començar ja.',
    against: 'Què hi ha en contra',
    doubt: 'Els medicaments o el transport a la feina no es poden retallar.',
  },
  audiences: {
    title: 'Per a tu o per a tota la casa',
    lead: 'Les preguntes canvien segons qui depengui de la resposta.',
    items: {
      individuals: {
        title: 'Particulars',
        text: 'Portes els teus propis comptes i vols deixar de fer-ho a ull.',
        point1: 'Gestió de les finances personals',
        point2: 'Optimització de deutes',
        point3: 'Planificació de la jubilació',
        point4: 'Optimització de la cartera d’inversió',
      },
      families: {
        title: 'Famílies',
        text: 'Diversos ingressos, despeses compartides i plans a molts anys vista.',
        point1: 'Planificació del pressupost familiar',
        point2: 'Protecció de la família',
        point3: 'Planificació dels estudis',
      },
    },
  },
  action: {
    title: 'Comença per la pregunta que més et preocupa',
    text: 'Per a la prova o la demostració, explica’ns en poques línies què vols posar en ordre. Totes dues les acordem amb tu per correu.',
    trial: 'Comença la prova gratuïta',
    demo: 'Reserva una demostració',
  },
  note: {
    title: 'Orientació, no assessorament regulat',
    advice:
      'ConsultIA és una ajuda per ordenar les teves finances personals. No és assessorament regulat en matèria d’inversió, impostos, hipoteques ni assegurances, i no fa cap operació per tu.',
    estimates:
      'Les seves projeccions són estimacions fetes amb les dades que hi aportes i no garanteixen cap resultat. Abans d’una decisió important, contrasta-les amb un professional autoritzat.',
  },
};
