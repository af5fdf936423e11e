import type { Texts } from '@/i18n/texts';
import type { texts as english } from './privacy.en';

export const texts: Texts<typeof english> = {
  title: 'Confidentialité',
  description:
    'Ce que nous conservons sur vous, pourquoi, combien de temps, et comment le consulter, le corriger ou le faire effacer.',
  lead: 'Ce que nous conservons sur vous, pourquoi, combien de temps, et ce que vous pouvez nous demander. Nous conservons peu, ne vendons rien et ne suivons personne d’un site à l’autre.',
  sections: {
    controller: {
      title: 'Responsable du traitement',
      text: 'Au sens du Règlement général sur la protection des données (RGPD), le responsable de vos données est :',
    },
    contact: {
      title: 'Quand vous nous écrivez',
      text: 'Le formulaire de contact conserve votre nom, votre e-mail, votre entreprise si vous l’indiquez, le service choisi, votre message et sa date. Nous notons aussi si nous l’avons lu. Il nous parvient par e-mail et vous recevez une courte confirmation.\n\nIl sert à vous répondre et à préparer ce que vous demandez (article 6.1.b du RGPD), à rien d’autre. Nous le gardons le temps de traiter votre demande et ses suites, puis l’effaçons quand il n’est plus utile ou quand vous le demandez. Sans nom ni e-mail, nous ne pouvons pas vous répondre.',
    },
    account: {
      title: 'Quand vous ouvrez un compte',
      text: 'Nous conservons votre nom d’utilisateur, votre nom, votre e-mail et la date d’ouverture. De votre mot de passe, seule reste une empreinte calculée avec Argon2id, où personne ne peut le lire. Nous conservons aussi ce que vous saisissez dans les portails : entreprises, contacts, produits, services internes, problèmes, forces et rapports.\n\nCela sert à vous fournir le service (article 6.1.b du RGPD). Nous le gardons jusqu’à ce que vous effaciez l’élément, l’entreprise ou le compte ; effacer le compte efface tout son contenu. Dans les réglages, vous pouvez tout télécharger en un fichier. Ne saisissez des données d’autres personnes que si vous en avez le droit.',
    },
    signIn: {
      title: 'Quand vous vous connectez',
      text: 'Nous conservons une session et une empreinte de son jeton d’accès jusqu’à votre déconnexion, ou {{days}} jours après votre dernière visite. Le lien pour un nouveau mot de passe sert une fois, pendant une heure ; de lui aussi, nous ne gardons qu’une empreinte.',
    },
    security: {
      title: 'Pour la sécurité du site',
      text: 'Pour que personne ne devine un mot de passe ni n’inonde le formulaire, nous comptons les tentatives par adresse réseau et, à la connexion, par nom de compte. Seule une empreinte en est gardée, qui disparaît en quelques heures. Le journal du programme compte une ligne par requête : quand, quelle page et si elle a réussi ; ni votre adresse réseau ni ce que vous tapez.\n\nNous le faisons dans l’intérêt légitime d’un site qui fonctionne et qui est sûr (article 6.1.f du RGPD).',
    },
    mails: {
      title: 'Les e-mails que nous envoyons',
      text: 'Le texte d’un e-mail est effacé de notre file dès qu’il est parti ou définitivement refusé. La mention de son envoi reste 90 jours au plus.',
    },
    leads: {
      title: 'Quand vous laissez vos coordonnées sur la page d’un de nos clients',
      text: 'Les entreprises qui utilisent ComerzIA publient leurs propres pages et formulaires. Si vous y laissez vos coordonnées, c’est cette entreprise qui en est responsable : son nom, son adresse et l’usage qu’elle en fait figurent sous le formulaire. Nous nous bornons à les conserver et à envoyer ce qu’elle nous confie, comme sous-traitant (article 28 du RGPD).\n\nPour les consulter, les corriger ou les effacer, ou pour ne plus recevoir de courriels, écrivez à cette entreprise ; chaque courriel automatique contient aussi un lien de désinscription immédiate. Si vous nous écrivez, nous lui transmettons votre message.',
    },
    model: {
      title: 'Ce que voit un modèle d’IA',
      text: 'Les rapports et les chiffres viennent de règles fixes, sans modèle. Un modèle n’intervient que si nous en avons relié un à ce site, et seulement pour deux choses.\n\nCOMERZIA lui envoie les noms et les données du produit dont parle un texte, jamais de contacts ni de prospects, et signale ce qu’il a écrit.\n\nL’assistant ne l’interroge que si le titulaire du compte le permet. Il lui envoie alors la question et les fiches qui y répondent.\n\nDans les réglages, à la rubrique des personnes, le titulaire voit si un modèle est relié et sur quel serveur. Si aucun n’y figure, il n’y en a pas et rien n’est envoyé à un modèle.',
    },
    others: {
      title: 'Qui d’autre les voit',
      text: 'Les sociétés qui hébergent le site et acheminent nos e-mails traitent des données pour nous, sous contrat et sur nos seules instructions ; demandez-nous leurs noms. Nous ne les transmettons à d’autres que si la loi nous y oblige. Nous ne vendons pas de données, n’affichons pas de publicité et ne prenons aucune décision automatisée à votre sujet.',
    },
    rights: {
      title: 'Vos droits',
      text: 'Vous pouvez demander l’accès à vos données, leur rectification ou leur effacement, la limitation de leur usage, vous y opposer et les recevoir dans un format réutilisable. Écrivez à {{email}} ; nous répondons en un mois au plus, sans frais.\n\nSi la réponse ne vous convient pas, vous pouvez saisir l’Agence espagnole de protection des données (AEPD) ou l’autorité de votre pays de résidence.',
    },
  },
};
