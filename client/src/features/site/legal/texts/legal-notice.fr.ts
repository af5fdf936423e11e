import type { Texts } from '@/i18n/texts';
import type { texts as english } from './legal-notice.en';

export const texts: Texts<typeof english> = {
  title: 'Mentions légales',
  description:
    'Qui est derrière ce site, à quelles conditions vous pouvez l’utiliser et quelle loi s’applique.',
  lead: 'Qui est derrière ce site, et à quelles conditions vous pouvez l’utiliser.',
  more: 'Pour tout autre renseignement sur l’éditeur, écrivez à cette adresse : une personne vous répond.',
  sections: {
    owner: {
      title: 'Éditeur du site',
      text: 'La loi espagnole 34/2002 sur les services de la société de l’information (LSSI), en son article 10, demande à tout site de dire qui l’édite. Celui-ci est édité par :',
    },
    use: {
      title: 'Conditions d’utilisation',
      text: 'Vous pouvez lire le site sans inscription et sans payer. Si vous ouvrez un compte, gardez votre mot de passe pour vous et prévenez-nous si vous pensez que quelqu’un d’autre le connaît.\n\nUtilisez le site pour ce à quoi il sert. N’essayez pas d’y pénétrer, de le surcharger ni d’envoyer des messages au nom d’un autre.',
    },
    account: {
      title: 'Votre compte',
      text: 'Ce que vous saisissez dans les portails reste à vous : nous ne l’utilisons que pour vous fournir le service, et les réglages permettent de tout télécharger en un fichier.\n\nVous pouvez aussi y supprimer votre compte quand vous voulez. Si personne d’autre n’en est membre, tout ce qu’il contient est supprimé aussitôt. S’il a d’autres membres, c’est son titulaire qui le ferme : pendant {{days}} jours, ils peuvent le lire et en télécharger les données, et le titulaire peut encore le conserver. Ensuite, il est supprimé. Ce qui est supprimé ne peut pas être récupéré.',
    },
    content: {
      title: 'Contenu',
      text: 'Nous vérifions ce que nous publions, mais une page peut être dépassée ou erronée. Ce qui nous engage tous deux, c’est la proposition que nous vous envoyons et que vous acceptez, pas une page.\n\nEn développement, signalé « bientôt disponible » et pas encore en vente : {{developing}}.\n\nSur demande, mis en place ou développé uniquement si vous le demandez : {{onRequest}}.\n\nLes chiffres signalés comme commerciaux ou estimés ne sont pas des promesses.',
    },
    finance: {
      title: 'Finance décentralisée et placements',
      text: 'Rien sur ce site n’est un conseil personnel en placement, en fiscalité ou en droit, ni une offre d’investissement. Les actifs numériques et le trading peuvent vous faire perdre toute votre mise. Décidez avec vos propres informations et, en cas de doute, avec un conseiller agréé.',
    },
    property: {
      title: 'Textes, dessins et marques',
      text: 'Les textes, dessins et programmes de ce site appartiennent à {{name}} ou sont utilisés avec autorisation. Vous pouvez les citer et créer un lien vers toute page publique. Les autres marques appartiennent à leurs titulaires.',
    },
    links: {
      title: 'Liens vers d’autres sites',
      text: 'Certains liens mènent à des sites tiers. Nous les choisissons de bonne foi sans les contrôler, et retirons un lien dès que nous savons qu’il mène à un contenu illicite.',
    },
    law: {
      title: 'Droit applicable',
      text: 'La loi espagnole s’applique. Si vous êtes consommateur, vous gardez les droits que vous donne la loi de votre pays de résidence et pouvez saisir ses tribunaux.',
    },
  },
};
