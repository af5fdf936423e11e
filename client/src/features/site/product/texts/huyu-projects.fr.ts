import type { Texts } from '@/i18n/texts';
import type { texts as english } from './huyu-projects.en';

export const texts: Texts<typeof english> = {
  head: {
    title: 'Huyu Projects, un cas client de WebIA',
    description:
      'Comment le site de l’association Huyu Projects a été créé avec WebIA : pages en deux langues, formulaire de contact et pages statiques rapides.',
    keywords: 'Huyu Projects, WebIA, cas client, site pour une association, site bilingue',
  },
  hero: {
    eyebrow: 'Cas client · WebIA',
    title: 'Un site en deux langues pour Huyu Projects',
    lead: 'Comment il a été créé avec WebIA, qui a fait quoi et comment en commencer un semblable.',
    ask: 'Demander un site comme celui-ci',
    visit: 'Visiter le site de Huyu Projects',
    leaves: 'Ce lien quitte {{name}} et ouvre {{host}}.',
    webia: 'Découvrir WebIA',
    caption:
      'Un dessin, pas une capture d’écran\u00a0: en espagnol sur un ordinateur et en anglais sur un téléphone, avec le même formulaire de contact.',
  },
  facts: {
    client: { name: 'Client', value: 'Une organisation à but non lucratif' },
    built: { name: 'Ce qui a été fait', value: 'Son site, avec un formulaire de contact' },
    languages: { name: 'Langues', value: 'Espagnol et anglais' },
    tool: { name: 'Outil', value: 'WebIA, encore en développement' },
  },
  features: {
    title: 'Trois choses que le site devait bien faire',
    lead: 'Une association doit être comprise, trouvée et jointe, sans dépenser en entretien.',
    items: {
      languages: {
        title: 'Des pages en deux langues',
        text: 'Ceux qui soutiennent une cause et ceux qui en ont besoin ne parlent pas toujours la même langue. Chacun lit tout le site dans la sienne.',
      },
      form: {
        title: 'Un formulaire de contact',
        text: 'Pour aider, demander ou proposer, quelques lignes suffisent. Personne n’a d’adresse à chercher.',
      },
      speed: {
        title: 'Des pages statiques et rapides',
        text: 'Les pages sont préparées d’avance et servies telles quelles. Un vieux téléphone mal connecté s’en contente, et il reste peu à entretenir.',
      },
    },
  },
  steps: {
    title: 'Du contenu au site publié, et qui fait quoi',
    lead: 'À chaque étape, comment ce site a été fait et, pour le vôtre, ce qui vous revient et ce qui nous revient.',
    step: 'Comment celui-ci a été fait',
    you: 'Pour votre site\u00a0: votre part',
    us: 'Pour votre site\u00a0: notre part',
    items: {
      content: {
        title: 'Partir du contenu',
        text: 'D’abord ce que le site devait dire, et à qui. Le graphisme est venu ensuite.',
        you: 'Vous nous dites ce que le site doit raconter, à qui et en quelles langues.',
        us: 'Nous demandons ce qui manque. Ce que personne ne nous dit, nous ne l’inventons pas.',
      },
      draft: {
        title: 'Ébaucher avec WebIA',
        text: 'Les pages et leurs textes ont été montés en même temps dans les deux langues.',
        you: 'Rien encore\u00a0: vous recevez un site que vous pouvez déjà parcourir.',
        us: 'WebIA met en place pages et textes\u00a0; nous regardons la proposition avant vous.',
      },
      review: {
        title: 'Relire et corriger',
        text: 'L’ébauche d’une machine n’est pas un texte fini : des personnes ont relu chaque page.',
        you: 'Vous lisez chaque page et dites ce qu’il faut changer.',
        us: 'Nous faisons les changements et vérifions que toutes les langues disent encore la même chose.',
      },
      publish: {
        title: 'Publier des pages statiques',
        text: 'Les pages terminées ont paru à l’adresse de l’association.',
        you: 'Vous décidez quand il paraît, et à quelle adresse à vous.',
        us: 'Nous vérifions le formulaire, la vitesse et l’accessibilité, et le mettons en ligne.',
      },
    },
  },
  action: {
    title: 'Votre association a un besoin semblable ?',
    text: 'Dites-nous ce que vous faites et dans quelles langues, et nous vous dirons ce qui est possible dès maintenant.',
    ask: 'Se renseigner sur WebIA',
    webia: 'Voir WebIA',
  },
  note: {
    title: 'À propos de cette page',
    honest:
      'Elle dit ce qui a été fait et comment. Elle ne donne ni chiffres de visites ni citations, car nous n’en avons pas à vous montrer.',
    text: 'Ce que fait Huyu Projects, son propre site le dit mieux.',
  },
};
